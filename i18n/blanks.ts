import { saidBy } from '#/model/language/texts.ts';
import { isCalendarDate } from '#/model/values/instants.ts';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import { insideSentence } from './inBothCases.ts';
import { factsOf } from './languages.ts';

/** A name from a definition, in the languages that it is given in. */
export interface Label {
  readonly label: string;
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** In the middle of a sentence a noun begins with a small letter, but for languages that write every noun with a capital. */
  readonly isNoun?: true;
}

/** A number to be read rather than copied: its thousands apart, or with so many decimals, and what it is of. */
export interface Figure {
  readonly figure: number;
  readonly decimals?: number;
  readonly unit?: string;
}

/** A day of the calendar, `YYYY-MM-DD`. */
export interface Day {
  readonly day: string;
}

interface Named {
  readonly label: readonly [singular: string, plural: string];
}

/** What a definition says in every language: its label, its help, the message of a rule. */
export function said<K extends string>(node: Readonly<Partial<Record<K, string>>>, key: K): Label {
  return { label: node[key] ?? '', ...translated(node, key, 0) };
}

/** What a field, a report, a verb or a value of a reference list is called. */
export function labelled(node: { readonly label: string; readonly labels?: Label['labels'] }): Label {
  return node.labels ? { label: node.label, labels: node.labels } : said(node, 'label');
}

/** One record of a resource in the middle of a sentence. */
export const oneOf = (resource: Named): Label => ({ ...named(resource, 0), isNoun: true });

/** Records of a resource in the middle of a sentence. */
export const someOf = (resource: Named): Label => ({ ...named(resource, 1), isNoun: true });

/** What one record of a resource is called. */
export const nameOf = (resource: Named): Label => named(resource, 0);

/** What a resource is called. */
export const namesOf = (resource: Named): Label => named(resource, 1);

/** A number with its thousands apart. */
export const grouped = (figure: number): Figure => ({ figure });

/** A day to be read. */
export const onDay = (day: string): Day => ({ day });

/** A name as a language has it. */
export function labelIn(language: string, { label, labels, isNoun }: Label): string {
  const name = labels?.[language] ?? label;
  return isNoun && !factsOf(language).hasCapitalNouns ? insideSentence(name, language) : name;
}

/** A number as a language writes it. */
export function figureIn(language: string, { figure, decimals, unit }: Figure): string {
  const exact = { useGrouping: false, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text = numberFormat(language, decimals === undefined ? {} : exact).format(figure);
  return unit === undefined ? text : `${text} ${unit}`;
}

/** A day as a language writes it: `Nov 29, 2026`; what a file has for a day and is none stays as it is there. */
export function dayIn(language: string, { day }: Day): string {
  return isCalendarDate(day) ? dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day)) : day;
}

function named(resource: Named, form: 0 | 1): Label {
  return { label: resource.label[form], ...translated(resource, 'label', form) };
}

function translated(node: object, key: string, form: 0 | 1): Pick<Label, 'labels'> {
  const others = Object.entries(saidBy(node)[key]?.translations ?? {}).flatMap(([language, forms]) =>
    forms[form] === undefined ? [] : [[language, forms[form]]],
  );
  return others.length > 0 ? { labels: Object.fromEntries(others) } : {};
}
