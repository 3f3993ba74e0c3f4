import { type FilterGroup, type Filters, isFilterGroup, partsOf } from '#/model/filters/filterGroups.ts';
import { isFilterPeriod, readDays } from '#/model/filters/relativeDays.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf, shownTraits } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { isPointer, isValues, type Values } from '#/model/values/shapes.ts';
import type texts from './en/documents/filters.ts';

/** What filters are put into words with, on the host and in the dashboard. */
export interface FilterSpeech {
  context: KindContext;
  say: (key: keyof typeof texts, values?: Record<string, string | number>) => string;
  /** The field of a list, by its name: `lines.title` is the column of rows. Undefined where the reader knows none. */
  fieldOf: (name: string) => FieldModel | undefined;
  labelOf: (field: FieldModel) => string;
  titleOf: (resource: string, id: number) => string;
}

/** A list's filters as sentences of their own, one for each field and group. */
export function filterSentences(filters: Filters, speech: FilterSpeech): string[] {
  return phrasesOf(filters, speech).map(({ text }) => text);
}

/** A group of filters in words: `Status: Draft or (Total: 5 or more and Vendor: Mill)`. */
export function groupWords(group: FilterGroup, wanted: unknown, speech: FilterSpeech): string {
  return groupPhrase(group, wanted, speech).text;
}

/** A field's test in words, without its name. */
export function testWords(field: FieldModel, wanted: unknown, speech: FilterSpeech): string {
  const { say } = speech;
  if (wanted === null || wanted === undefined) return say('empty');
  if (typeof wanted === 'boolean') return say(wanted ? 'yes' : 'no');
  if (Array.isArray(wanted)) return wanted.map((one) => testWords(field, one, speech)).join(', ');
  if (field.kind === 'reference' && isPointer(wanted)) return speech.titleOf(wanted.type, wanted.id);
  if (field.kind === 'reference' && typeof field.to === 'string' && typeof wanted === 'number') return speech.titleOf(field.to, wanted);
  if (!isValues(wanted)) return valueWords(field, wanted, speech);
  return [...rangeWords(field, wanted, speech), ...operatorWords(field, wanted, speech)].join(', ');
}

/** What is said of filters; `isSeveral`: in brackets beside others. */
interface Phrase {
  text: string;
  isSeveral?: boolean;
}

function phrasesOf(filters: Filters, speech: FilterSpeech): Phrase[] {
  return Object.entries(filters).flatMap(([name, wanted]) =>
    isFilterGroup(name) ? groupPhrase(name, wanted, speech) : fieldPhrases(name, wanted, speech),
  );
}

function fieldPhrases(name: string, wanted: unknown, speech: FilterSpeech): Phrase[] {
  const field = speech.fieldOf(name);
  if (field?.kind === 'lines' && isValues(wanted))
    return Object.entries(wanted).flatMap(([column, test]) => fieldPhrases(`${name}.${column}`, test, speech));
  return field ? [{ text: `${speech.labelOf(field)}: ${testWords(field, wanted, speech)}` }] : [];
}

function groupPhrase(group: FilterGroup, wanted: unknown, speech: FilterSpeech): Phrase {
  const parts = (partsOf(group, wanted) ?? []).map((part) => together(phrasesOf(part, speech), 'conjunction', speech));
  if (group !== 'not') return together(parts, group === 'any' ? 'disjunction' : 'conjunction', speech);
  return { text: speech.say('none_of', { value: parts.map(({ text }) => text).join() }) };
}

function together(phrases: readonly Phrase[], type: 'conjunction' | 'disjunction', { context }: FilterSpeech): Phrase {
  const [only] = phrases;
  if (phrases.length < 2) return only ?? { text: '' };
  const list = new Intl.ListFormat(context.locale, { type });
  return { text: list.format(phrases.map(({ text, isSeveral }) => (isSeveral ? `(${text})` : text))), isSeveral: true };
}

const LIMITS = ['gte', 'lte', 'gt', 'lt'] as const;
const ON_DAYS = { gte: 'since', lte: 'until', gt: 'after', lt: 'before' } as const;

function rangeWords(field: FieldModel, test: Values, speech: FilterSpeech): string[] {
  const { gte, lte } = test;
  const value = (one: unknown) => valueWords(field, one, speech);
  if (gte !== undefined && lte !== undefined) return [speech.say('range', { from: value(gte), to: value(lte) })];
  const isCalendar = shownTraits(field).says !== undefined;
  return LIMITS.flatMap((limit) =>
    test[limit] === undefined ? [] : speech.say(isCalendar ? ON_DAYS[limit] : limit, { value: value(test[limit]) }),
  );
}

function operatorWords(field: FieldModel, test: Values, speech: FilterSpeech): string[] {
  const { say } = speech;
  const { contains, not, filled, within, days } = test;
  return [
    ...(contains === undefined ? [] : [say('contains', { value: String(contains) })]),
    ...(not === undefined ? [] : [not === null ? say('filled') : say('not', { value: testWords(field, not, speech) })]),
    ...(filled === undefined ? [] : [say(filled === true ? 'filled' : 'empty')]),
    ...(isFilterPeriod(within) ? [say(within)] : []),
    ...(days === undefined ? [] : [daysWords(days, speech)]),
  ];
}

/** Days counted from today, as people say them. */
function daysWords(value: unknown, { say }: FilterSpeech): string {
  const { gte, lte } = readDays(value) ?? {};
  if (gte !== undefined && lte === 0 && gte <= 0) return say('last_days', { smart_count: 1 - gte });
  if (gte === 0 && lte !== undefined) return say('next_days', { smart_count: lte });
  if (gte === undefined && lte !== undefined && lte <= 0) return say('days_ago', { smart_count: -lte });
  if (lte === undefined && gte !== undefined && gte >= 0) return say('in_days', { smart_count: gte });
  return say('days_between', { from: gte ?? '…', to: lte ?? '…' });
}

/** A value as its field says it; the day of a moment that is filtered by without its time. */
function valueWords(field: FieldModel, value: unknown, { context }: FilterSpeech): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const said = isDay && field.kind !== 'date' ? ({ ...field, kind: 'date' } as unknown as FieldModel) : field;
  return kindOf(said).format(value, said, context) || String(value);
}
