/** What a value must be; a word that ends in `?` may also be null. */
type Word = 'text' | 'texts' | 'number' | 'boolean' | 'id' | 'ids' | 'day' | 'time' | 'moment' | 'object' | 'list' | 'rows';
/**
 * A shape in small: of an object the keys that it must have (others may stand beside them), of a list what each of its rows, of which there
 * is one at least, must be.
 */
export type Shape = Word | `${Word}?` | readonly [Shape] | { readonly [key: string]: Shape };

const words: Readonly<Record<Word, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  texts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  id: isId,
  ids: (value) => Array.isArray(value) && value.length > 0 && value.every(isId),
  day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  time: (value) => typeof value === 'string' && /^\d\d:\d\d(:\d\d)?$/.test(value),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value),
  object: isObject,
  list: (value) => Array.isArray(value) && value.every(isObject),
  rows: (value) => Array.isArray(value) && value.length > 0 && value.every(isObject),
};

/** Where a value is not what the shape says: a line each, by path; none where it fits. */
export function misfits(shape: Shape, value: unknown, path = 'data'): string[] {
  if (typeof shape === 'string') return fits(shape, value) ? [] : [`${path} is ${JSON.stringify(value)}, not ${shape}`];
  if (isListShape(shape)) {
    if (!Array.isArray(value) || value.length === 0) return [`${path} is ${JSON.stringify(value)}, not a list with rows`];
    return value.flatMap((row, at) => misfits(shape[0], row, `${path}.${at}`));
  }
  if (!isObject(value)) return [`${path} is ${JSON.stringify(value)}, not an object`];
  return Object.entries(shape).flatMap(([key, one]) =>
    Object.hasOwn(value, key) ? misfits(one, value[key], `${path}.${key}`) : [`${path}.${key} is missing`],
  );
}

function fits(shape: string, value: unknown): boolean {
  const word = shape.replace('?', '') as Word;
  return (value === null && shape.endsWith('?')) || words[word](value);
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
