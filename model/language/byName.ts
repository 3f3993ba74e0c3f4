/**
 * A table of what is found by its name, without a prototype: a name that a caller sends (`toString`, `__proto__`) finds what was put in
 * and nothing else, by index and by `in` alike. Every table of the compiled model is one, and so is whatever is kept under a caller's own
 * names.
 */
export function byName<V>(entries: Iterable<readonly [string, V]> = []): Record<string, V> {
  const table: Record<string, V> = Object.create(null);
  for (const [name, value] of entries) table[name] = value;
  return table;
}
