import { useEffect } from 'react';

/** `F1` opens and closes the help, from anywhere: also where somebody types. The browser's own help stays shut. */
export function useHelpKey(onToggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) onToggle();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [onToggle]);
}
