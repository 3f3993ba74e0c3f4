import type { Target } from './useTargets.ts';

/** The target that has the text as its code, else as its title, else the only one that was found; undefined where it may be several. */
export function meantBy(text: string, found: readonly Target[]): Target | undefined {
  const wanted = text.trim().toLowerCase();
  const oneOf = (targets: readonly Target[]) => (targets.length === 1 ? targets[0] : undefined);
  const isWanted = (code: string) => code.toLowerCase() === wanted;
  return (
    oneOf(found.filter(({ codes = [] }) => codes.some(isWanted))) ?? oneOf(found.filter(({ title }) => isWanted(title))) ?? oneOf(found)
  );
}
