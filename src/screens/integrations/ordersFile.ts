import { isValues } from '#/model/values/shapes.ts';

/** What became of the orders of a file. */
export interface TakenIn {
  list: { order: string; id: number | null; status: 'created' | 'updated' | 'unchanged' | 'rejected'; reasons: string[] }[];
  /** Orders of other locations. */
  elsewhere: number;
}

/** The document that a file of orders holds; a bare list is one of orders. @throws SyntaxError where it holds none */
export function documentOf(text: string): object {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return { orders: value };
  if (!isValues(value)) throw new SyntaxError('No object and no list');
  return value;
}
