/**
 * Whether every case is run (`npm run test:all`, and CI after each change), or a part of them that finds at once what a change breaks (`npm
 * test`). A case left out there differs from one that runs in its entity or its round alone, never in its kind.
 */
export const thorough = process.env.TEST_THOROUGH === '1';

/** How many rounds of something random, or how large: many where every case is run. */
export function rounds(few: number, many: number): number {
  return thorough ? many : few;
}

/**
 * Every `each`-th of the cases, all of them where every case is run. Which ones hangs on `name` and their place alone: entities take
 * different parts, so that every place has its turn somewhere, and a run finds what the one before it found.
 */
export function share<T>(cases: readonly T[], each: number, name: string): T[] {
  if (thorough) return [...cases];
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % each;
  const chosen = cases.filter((_, index) => index % each === turn);
  return chosen.length > 0 ? chosen : cases.slice(0, 1);
}
