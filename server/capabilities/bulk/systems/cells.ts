import { tidyWord } from '#/model/values/tidyWord.ts';
import type { MadeRow } from './profile.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Whether a cell says yes, as these programs do. */
export const isYes = (cell: string) => ['yes', 'y', 'true', '1'].includes(tidyWord(cell));

/** Texts put together, without those that are empty. */
export const joined = (texts: readonly string[], by: string) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(by);

/** The pieces of a list in one cell. */
export const listed = (cell: string, by: string | RegExp = /,\s*/) =>
  cell
    .split(by)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Names as a cell of many references takes them. */
export const named = (names: readonly string[]) => [...new Set(names)].join(';');

/** What columns are headed by a word and a name: `Tax - Sales tax (8%)`. */
export function headedBy({ headings }: Sheet, prefix: string): { heading: string; name: string }[] {
  return headings
    .filter((heading) => heading.startsWith(prefix))
    .map((heading) => ({ heading, name: heading.slice(prefix.length).trim() }));
}

/** The text of a description in HTML. */
export function withoutMarkup(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  return joined(text.split('\n'), '\n');
}

/** A product's title: what it is called, and which of its kinds it is where it has several. */
export const titleOf = (name: string, kind: string) => joined([name, kind], ' – ');

/** The first row for each key; rows without one are passed over. */
export function firstOf(rows: readonly SheetRow[], keyOf: (row: SheetRow) => string): SheetRow[] {
  const first = new Map<string, SheetRow>();
  for (const row of rows) {
    const key = tidyWord(keyOf(row));
    if (key && !first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}

/** Rows in the order of a list that the file only mentions: numbered as they come. */
export const numbered = (rows: readonly Readonly<Record<string, string>>[]): MadeRow[] =>
  rows.map((cells, index) => ({ number: index + 1, cells }));

/** A rate in percent from a name that says it: `Sales tax (6.625%)`, `VAT 20 %`. */
export const percentIn = (name: string) => /(\d+(?:[.,]\d+)?)\s*%/.exec(name)?.[1] ?? '';

/** A fraction as percent, by its digits alone: `0.0825` is 8.25. */
export function asPercent(fraction: string): string {
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d+))?$/.exec(fraction.trim()) ?? [];
  if (!whole && !part) return fraction;
  const digits = part.padEnd(2, '0');
  const number = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  return digits.length > 2 ? `${number}.${digits.slice(2)}` : number;
}

/** What one costs where a line says what all of them do; '' where that is no price. */
export function priceOfOne(amount: string, quantity: string): string {
  const [, sign = '', whole = '', part = ''] = /^\$?(-?)\$?(\d+)(?:\.(\d{1,2}))?0*$/.exec(amount.replaceAll(',', '').trim()) ?? [];
  const count = /^(\d+)(?:\.0+)?$/.exec(quantity.trim())?.[1];
  if (!whole || sign || !count || count === '0') return '';
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  const [one, rest] = [cents / BigInt(count), cents % BigInt(count)];
  return rest ? '' : `${one / 100n}.${String(one % 100n).padStart(2, '0')}`;
}
