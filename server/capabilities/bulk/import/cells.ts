import { documentTexts } from '#/i18n/documents.ts';
import { languages } from '#/i18n/languages.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { KindContext, Parsed } from '#/model/kinds/base/part.ts';
import { kindOf, traitsOf } from '#/model/kinds/index.ts';

/** A cell's value, or why it cannot be read. */
type CellRead = Parsed | { problem: Sentence };

import { type Field, textsOf } from '#model/language';

/** How the cells of one file are written. */
export interface CellReading {
  context: KindContext;
  hasDecimalCommas: boolean;
}

/** Yes and no as people of every language write them. */
const said = languages.map(({ locale }) => documentTexts('imports', locale));
const YES = said.flatMap(({ yes }) => yes.split(/\s*,\s*/));
const NO = said.flatMap(({ no }) => no.split(/\s*,\s*/));

/**
 * Reads one cell of any kind but references, rows and passwords: as the kinds read what exports write, and words of every language the
 * definition speaks.
 */
export function readCellText(text: string, field: Field, { context, hasDecimalCommas }: CellReading): CellRead {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const found = wordOf(typed, field, context);
  if (found !== undefined) return { value: found };
  if (hasDecimalCommas && traitsOf(field).isNumeric) return readCommaNumber(typed, field, context);
  return kindOf(field).parse(text, field, context);
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

/** A comma before three digits could be either sign: it is refused rather than guessed. */
function readCommaNumber(typed: string, field: Field, context: KindContext): CellRead {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(plain))
    return { problem: say('bulk.two_ways', { typed, one: plain.replace(',', ''), other: `${plain.replace(',', '.')}0` }) };
  const number = /^-?[\d.]*,\d+$/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return kindOf(field).parse(number, field, context);
}
