import type { Target } from './useTargets.ts';

type Values = Readonly<Record<string, unknown>>;

/** The targets whose titles came with the record. */
export function knownTargets(name: string, record: Values | undefined): Target[] {
  const titles = (record?._titles as Values | undefined)?.[name];
  const value = record?.[name];
  if (Array.isArray(value) && Array.isArray(titles)) return value.map((id, place) => ({ id: Number(id), title: String(titles[place]) }));
  if (typeof titles !== 'string') return [];
  const id = typeof value === 'number' ? value : (value as { id?: number } | null)?.id;
  return id ? [{ id, title: titles }] : [];
}
