/** Whether two values of a field are the same on the wire; what is not there is null. */
export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The fields among these whose value is another one than before. */
export function changedFields(
  names: Iterable<string>,
  record: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Set<string> {
  return new Set([...names].filter((name) => !sameValue(record[name], before[name])));
}
