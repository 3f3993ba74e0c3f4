import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import type { Target } from './useTargets.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The targets whose titles came with the record.
 * @param to what the field refers to; a pointer among several says it itself
 */
export function knownTargets(name: string, record: Values | undefined, to: string | readonly string[] = ''): Target[] {
  const titles = valuesIn(record?._titles)[name];
  const value = record?.[name];
  const type = typeof to === 'string' ? to : String(valuesIn(value).type ?? '');
  if (Array.isArray(value) && Array.isArray(titles))
    return value.map((id, index) => ({ type, id: Number(id), title: String(titles[index]) }));
  if (typeof titles !== 'string') return [];
  const id = numberIn(typeof value === 'number' ? value : valuesIn(value).id);
  return id ? [{ type, id, title: titles }] : [];
}
