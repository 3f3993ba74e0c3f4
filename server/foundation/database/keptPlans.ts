/**
 * Begins a statement that comes with every request and looks up by keys alone, so that its plan is the same for all values. The embedded
 * database parses and plans it once: that takes longer than the looking up. A server plans it each time, since a pool before it may hand
 * each unit of work another connection.
 */
export const KEPT = '/* kept */';

const names = new Map<string, string>();

/** What a kept statement is called; undefined for any other. */
export function keptName(text: string): string | undefined {
  if (!text.startsWith(KEPT)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept_${names.size}`;
  names.set(text, name);
  return name;
}
