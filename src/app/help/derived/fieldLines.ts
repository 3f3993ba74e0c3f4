import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { canRead, listed, type Reader } from '#/src/app/help/reader.ts';
import { textOf } from '#model/language';

/** A name and what is said of it. */
export interface Line {
  name: string;
  text: string;
  /** Of a field of rows: its columns. */
  lines?: readonly Line[];
}

/** Longer lists of choices are read in the form, not in a sentence. */
const MAX_CHOICES = 12;

/**
 * What each field means that the reader may see; those of which nothing but the name is to be said are left out.
 * @param canWrite whether the reader fills them in: then it is said what must be
 */
export function fieldLines(fields: Iterable<FieldModel>, reader: Reader, canWrite: boolean): Line[] {
  return [...fields].filter((field) => canRead(reader, field)).flatMap((field) => fieldLine(field, reader, canWrite));
}

function fieldLine(field: FieldModel, reader: Reader, canWrite: boolean): Line[] {
  const { say, locale } = reader;
  const help = textOf(field, 'help', locale);
  const choices = choicesOf(field, locale);
  const lines =
    field.kind === 'lines'
      ? fieldLines(
          Object.entries(field.fields).map(([name, one]) => fieldModel(name, one)),
          reader,
          canWrite,
        )
      : [];
  const parts = [
    help && sentence(help),
    choices.length > 1 && choices.length <= MAX_CHOICES && say('choices', { names: listed(locale, choices, 'disjunction') }),
    canWrite && field.required && !field.readonly && say('required'),
    canWrite && field.unique && say('unique'),
    field.kind === 'computed' && say('computed'),
    // One that leads through a reference is what the other record says, and counts nothing.
    field.kind === 'aggregate' && !field.through && say('aggregate'),
  ].filter((part) => typeof part === 'string');
  if (parts.length + lines.length === 0) return [];
  return [{ name: textOf(field, 'label', locale), text: parts.join(' '), ...(lines.length > 0 && { lines }) }];
}

/** The names of an enum's values. */
export function choicesOf(field: FieldModel, locale: string): string[] {
  if (field.kind !== 'enum') return [];
  return Object.values(field.values).map((value) => (typeof value === 'string' ? value : textOf(value, 'label', locale)));
}

/** A help's text with the full stop that definitions leave away, as another sentence may follow it. */
export function sentence(text: string): string {
  return /[.!?؟…]$/u.test(text) ? text : `${text}.`;
}
