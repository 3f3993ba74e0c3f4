/** Whether a write leaves a record as it is: there is nothing to refuse then. */
export function isUnchanged(draft: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(draft).every(([name, value]) => JSON.stringify(value ?? null) === JSON.stringify(before[name] ?? null));
}
