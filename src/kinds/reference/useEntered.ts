import { useEffect, useState } from 'react';
import type { Target } from './useTargets.ts';

interface Search {
  typed: string;
  found: readonly Target[];
  isFetching: boolean;
}

/**
 * Enter in a picker in which nothing is highlighted takes what the text names alone. A scanner's Enter comes before the host has answered: it
 * is kept until then, for as long as the text stays. Gives what Enter does.
 */
export function useEntered({ typed, found, isFetching }: Search, onMeant: (target: Target) => void): () => void {
  const [entered, setEntered] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null || (isFetching && entered === typed)) return;
    setEntered(null);
    const target = entered === typed ? meantBy(typed, found) : undefined;
    if (target) onMeant(target);
  });
  return () => setEntered(typed);
}

/** The target that has the text as its code, else as its title, else the only one that was found; undefined where it may be several. */
export function meantBy(text: string, found: readonly Target[]): Target | undefined {
  const wanted = text.trim().toLowerCase();
  const oneOf = (targets: readonly Target[]) => (targets.length === 1 ? targets[0] : undefined);
  const isWanted = (code: string) => code.toLowerCase() === wanted;
  return oneOf(found.filter(({ codes = [] }) => codes.some(isWanted))) ?? oneOf(found.filter(({ title }) => isWanted(title))) ?? oneOf(found);
}
