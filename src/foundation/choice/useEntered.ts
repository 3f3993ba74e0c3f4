import { useEffect, useState } from 'react';

/**
 * Keeps an Enter that comes before the host has answered, as a scanner's does, for as long as the text stays: `onAnswer` is called once
 * what was found is for it. Gives what Enter does.
 */
export function useEntered(typed: string, isWaiting: boolean, onAnswer: () => void): () => void {
  const [entered, setEntered] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null || (isWaiting && entered === typed)) return;
    setEntered(null);
    if (entered === typed) onAnswer();
  });
  return () => setEntered(typed);
}
