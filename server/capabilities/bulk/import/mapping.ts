import { type Label, labelled } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { byName, problem } from '#model/language';
import type { Mode } from '../operation.ts';
import { type Headings, type Target, tidyHeader } from './targets.ts';

/** Header → name of a target, or null for a column that is not read. */
export type Mapping = Readonly<Record<string, string | null>>;

/** What the columns of a file seem to be. */
export function suggestedMapping(headers: readonly string[], headings: Headings): Mapping {
  const taken = new Set<string>();
  return Object.fromEntries(
    headers.filter(Boolean).map((header) => {
      const target = headings.get(tidyHeader(header));
      if (!target || taken.has(target.name)) return [header, null];
      taken.add(target.name);
      return [header, target.name];
    }),
  );
}

interface Given {
  mapping: unknown;
  headers: readonly string[];
  headings: Headings;
  targets: readonly Target[];
  resource: Label;
  mode: Mode;
}

/**
 * The mapping that is imported with, and the columns that are not read. Without one, every header must be known.
 * @throws ApiError 422 that names each column, and each required field that no column gives
 */
export function readMapping(given: Given): { mapping: Readonly<Record<string, string>>; ignored: string[] } {
  const errors: FieldErrors = byName();
  const chosen = isMapping(given.mapping) ? checkedMapping(given.mapping, given, errors) : matchedMapping(given, errors);
  const mapping = Object.fromEntries(Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const names = Object.values(mapping);
  if (!Object.keys(errors).length) {
    const missing =
      given.mode === 'create'
        ? given.targets.filter(({ required, field }) => required && !names.some((name) => name.split('.')[0] === field.name))
        : [];
    if (missing.length) errors.mapping = missing.map(({ field }) => say('bulk.no_column_gives', { field: labelled(field) }));
    else if (!names.length) errors.mapping = [say('bulk.no_column_read')];
  }
  if (Object.keys(errors).length) throw invalid(errors);
  return { mapping, ignored: given.headers.filter((header) => header && !Object.hasOwn(mapping, header)) };
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}

function matchedMapping({ mapping, headers, headings, resource }: Given, errors: FieldErrors): Mapping {
  if (mapping !== undefined && mapping !== null && !(typeof mapping === 'object' && !Array.isArray(mapping)))
    errors.mapping = [problem('wrong_type_record')];
  for (const header of headers.filter(Boolean))
    if (!headings.has(tidyHeader(header))) errors[`mapping.${header}`] = [say('bulk.no_field_headed', { header, resource })];
  return suggestedMapping(headers, headings);
}

function checkedMapping(mapping: Mapping, { headers, targets, resource }: Given, errors: FieldErrors): Mapping {
  const taken = new Map<string, string>();
  for (const [header, name] of Object.entries(mapping)) {
    const refuse = (sentence: Sentence) => {
      errors[`mapping.${header}`] = [sentence];
    };
    if (!headers.includes(header)) refuse(say('bulk.no_column', { header }));
    else if (name === null || name === '') continue;
    else if (typeof name !== 'string') refuse(problem('wrong_type_text'));
    else if (!targets.some((target) => target.name === name)) refuse(say('bulk.not_importable', { name, resource }));
    else if (taken.has(name)) refuse(say('bulk.read_already', { header: taken.get(name) ?? '', name }));
    else taken.set(name, header);
  }
  return mapping;
}
