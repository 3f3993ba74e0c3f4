import { documentTexts } from '#/i18n/documents.ts';
import { languages } from '#/i18n/languages.ts';
import { otherWords } from '#/i18n/otherColumns.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { KindContext, Parsed } from '#/model/kinds/base/part.ts';
import { kindOf, traitsOf } from '#/model/kinds/index.ts';
import type { Notation } from '#/model/values/notation.ts';
import { type Field, type FieldOf, textsOf } from '#model/language';
import { readClock, readDate } from '../notation/dates.ts';
import { readNumber } from '../notation/numbers.ts';
import { readPhone } from '../notation/phones.ts';

/** A cell's value, or why it cannot be read. */
type CellRead = Parsed | { problem: Sentence };

/** How the cells of one column are written. */
export interface CellReading {
  context: KindContext;
  notation: Notation;
}

/** What cells say as people of every language write it. */
const said: readonly Readonly<Record<string, string>>[] = [...languages.map(({ locale }) => documentTexts('imports', locale)), otherWords];
const WORDS = new Map(
  [...new Set(said.flatMap(Object.keys))].map((name) => [name, new Set(said.flatMap((words) => words[name]?.split(/\s*,\s*/) ?? []))]),
);
const isSaid = (name: string, word: string) => WORDS.get(name)?.has(word) ?? false;
const YES = [...(WORDS.get('yes') ?? []), 'y', '1', 'on'];
const NO = [...(WORDS.get('no') ?? []), 'n', '0', 'off'];

/** Whether a row seems to be the total below the others: it begins with that word, and has nothing but numbers behind it. */
export function seemsTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return isSaid('total', first.replace(/\s*:$/, '').toLowerCase()) && others.length > 0 && others.every((cell) => readNumber(cell, '.'));
}

/**
 * Reads one cell of any kind but references, rows and passwords: as the kinds read what exports write, words of every language the
 * definition speaks, and numbers, days and clocks as people write them.
 */
export function readCellText(text: string, field: Field, reading: CellReading): CellRead {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const found = wordOf(typed, field, reading.context);
  if (found !== undefined) return { value: found };
  if (isShortened(typed, field)) return { problem: say('bulk.digits_lost', { typed }) };
  const plain = plainText(typed, field, reading.notation);
  return typeof plain === 'string' ? kindOf(field).parse(plain, field, reading.context) : plain;
}

/** The value that a word stands for, in whatever language; undefined where the kind itself must read the text. */
function wordOf(typed: string, field: Field, context: KindContext): unknown {
  const isTyped = (word: string | undefined) => word?.toLowerCase() === typed.toLowerCase();
  const meant = YES.some(isTyped) ? true : NO.some(isTyped) ? false : undefined;
  if (field.kind === 'boolean') return meant;
  if (field.kind === 'enum') return valueNamed(typed, field) ?? stateOf(meant, field);
  const list = field.kind === 'lookup' ? field.list : field.kind === 'color' ? 'colors' : undefined;
  if (!list) return undefined;
  const options = context.lookup(list);
  const found = options.find(({ value, label, labels }) => value === typed || [label, ...Object.values(labels ?? {})].some(isTyped));
  const short = typed.replace(/\.$/, '').toLowerCase();
  return (found ?? options.find(({ value }) => value.toLowerCase() === short || isSaid(`${list}.${value}`, short)))?.value;
}

function valueNamed(typed: string, { values }: FieldOf<'enum'>): string | undefined {
  if (Object.hasOwn(values, typed)) return typed;
  const word = typed.toLowerCase();
  const labelled = Object.entries(values).find(
    ([, value]) => typeof value === 'object' && textsOf(value, 'label').some((label) => label.toLowerCase() === word),
  );
  // `Net 30` is `net_30`, however its label goes on.
  return labelled?.[0] ?? Object.keys(values).find((value) => value.toLowerCase() === word.replace(/[\s-]+/g, '_'));
}

/** Where nothing but these two may be, yes is active and no is not. */
function stateOf(meant: boolean | undefined, { values }: FieldOf<'enum'>): string | undefined {
  const hasTwo = Object.keys(values).length === 2 && Object.hasOwn(values, 'active') && Object.hasOwn(values, 'inactive');
  return meant === undefined || !hasTwo ? undefined : meant ? 'active' : 'inactive';
}

/** A code or a telephone number that a spreadsheet took for a number, and wrote with less digits than it had: `5.01235E+12`. */
function isShortened(typed: string, field: Field): boolean {
  const [, digits = '', exponent] = /^\d[.,](\d+)E\+(\d{1,2})$/i.exec(typed) ?? [];
  const isCode = field.kind === 'barcode' || field.kind === 'phone' || (field.kind === 'text' && field.unique === true);
  return isCode && exponent !== undefined && Number(exponent) > digits.length;
}

/** The text as the field's kind reads it: what is written in some other way is written anew, what means two things is refused. */
function plainText(typed: string, field: Field, notation: Notation): string | { problem: Sentence } {
  const { isNumeric, says } = traitsOf(field);
  const eitherOf = (one: string, other: string) => ({ problem: say('bulk.two_ways', { typed, one, other }) });
  if (isNumeric) {
    const number = readNumber(typed, notation.decimals);
    if (!number) return typed;
    return 'plain' in number ? number.plain : eitherOf(number.asThousands, `${number.asFraction}0`);
  }
  if (field.kind === 'phone') return readPhone(typed);
  if (says === 'clock') return readClock(typed) ?? typed;
  if (says !== 'day' && says !== 'moment') return typed;
  const date = isExact(typed, says) ? undefined : readDate(typed, notation.dates, new Date().getUTCFullYear());
  if (!date) return typed;
  if ('missing' in date) return { problem: say('bulk.no_such_day', { typed }) };
  if ('dmy' in date) return eitherOf(date.dmy, date.mdy);
  return says === 'day' || !date.clock ? date.day : `${date.day} ${date.clock}`;
}

/** What says its distance to UTC is a moment already. */
const isExact = (typed: string, says: 'day' | 'moment') => says === 'moment' && /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(typed);
