import { documentTexts } from '#/i18n/documents.ts';
import { languages } from '#/i18n/languages.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { KindContext, Parsed } from '#/model/kinds/base/part.ts';
import { kindOf, traitsOf } from '#/model/kinds/index.ts';
import type { Notation } from '#/model/values/notation.ts';
import { type Field, textsOf } from '#model/language';
import { readClock, readDate } from '../notation/dates.ts';
import { readNumber } from '../notation/numbers.ts';

/** A cell's value, or why it cannot be read. */
type CellRead = Parsed | { problem: Sentence };

/** How the cells of one column are written. */
export interface CellReading {
  context: KindContext;
  notation: Notation;
}

/** Yes and no as people of every language write them. */
const said = languages.map(({ locale }) => documentTexts('imports', locale));
const YES = said.flatMap(({ yes }) => yes.split(/\s*,\s*/));
const NO = said.flatMap(({ no }) => no.split(/\s*,\s*/));

/**
 * Reads one cell of any kind but references, rows and passwords: as the kinds read what exports write, words of every language the
 * definition speaks, and numbers, days and clocks as people write them.
 */
export function readCellText(text: string, field: Field, reading: CellReading): CellRead {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const found = wordOf(typed, field, reading.context);
  if (found !== undefined) return { value: found };
  const plain = plainText(typed, field, reading.notation);
  return typeof plain === 'string' ? kindOf(field).parse(plain, field, reading.context) : plain;
}

/** The value that a word stands for, in whatever language; undefined where the kind itself must read the text. */
function wordOf(typed: string, field: Field, context: KindContext): unknown {
  const isTyped = (word: string | undefined) => word?.toLowerCase() === typed.toLowerCase();
  if (field.kind === 'boolean') return YES.some(isTyped) ? true : NO.some(isTyped) ? false : undefined;
  if (field.kind === 'enum') {
    if (Object.hasOwn(field.values, typed)) return typed;
    return Object.entries(field.values).find(([, value]) => typeof value === 'object' && textsOf(value, 'label').some(isTyped))?.[0];
  }
  const list = field.kind === 'lookup' ? field.list : field.kind === 'color' ? 'colors' : undefined;
  return (
    list &&
    context.lookup(list).find(({ value, label, labels }) => value === typed || [label, ...Object.values(labels ?? {})].some(isTyped))?.value
  );
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
