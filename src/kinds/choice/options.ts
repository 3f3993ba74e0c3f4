import { useMemo } from 'react';
import type { KindContext, LookupValue } from '#/model/kinds/base/part.ts';
import { enumLabel, enumTone } from '#/model/kinds/enum.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { Tone } from '#model/language';
import { useKindContext } from '../useKindContext.ts';

/** One value that can be chosen. */
export interface Option {
  value: string;
  label: string;
  tone?: Tone;
  color?: string;
}

const LISTS: Partial<Record<FieldModel['kind'], string>> = { timezone: 'timezones', currency: 'currencies' };

/** More values than these are searched for a name rather than taken in at once. */
export const SEARCHED_FROM = 12;

/** The values of a field that is one of a few, or the usual ones of a text, in the reader's language. */
export function optionsOf(field: FieldModel, context: KindContext): readonly Option[] {
  if (field.kind === 'enum')
    return Object.keys(field.values).map((value) => ({
      value,
      label: enumLabel(field, value, context.locale),
      tone: enumTone(field, value),
    }));
  const list = field.kind === 'lookup' || field.kind === 'text' ? field.list : LISTS[field.kind];
  return list ? optionsOfList(list, context) : [];
}

const lists = new WeakMap<KindContext, Map<string, readonly Option[]>>();

/** The values of a reference list, made once: every cell of a column asks. */
function optionsOfList(name: string, context: KindContext): readonly Option[] {
  const made = lists.get(context) ?? new Map<string, readonly Option[]>();
  lists.set(context, made);
  const values = context.lookup(name);
  const options =
    made.get(name) ??
    inOrder(
      values.map(({ value, color }) => ({ value, label: lookupLabel(values, value, context.locale), color })),
      values,
      context.locale,
    );
  made.set(name, options);
  return options;
}

/** A long list that stands by its English names stands by the reader's; any other as its author has put it. */
function inOrder(options: readonly Option[], values: readonly LookupValue[], locale: string): readonly Option[] {
  if (options.length <= SEARCHED_FROM) return options;
  const english = new Intl.Collator('en');
  const isByName = values.every(({ label }, at) => at === 0 || english.compare(values[at - 1]?.label ?? '', label) <= 0);
  const own = new Intl.Collator(locale);
  return isByName ? [...options].sort((one, other) => own.compare(one.label, other.label)) : options;
}

/** The same, remembered. */
export function useOptions(field: FieldModel): readonly Option[] {
  const context = useKindContext();
  return useMemo(() => optionsOf(field, context), [field, context]);
}
