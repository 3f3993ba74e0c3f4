import { useMemo } from 'react';
import type { KindContext } from '#/model/kinds/base/part.ts';
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

/** The values of a field that is one of a few, or the usual ones of a text, in the reader's language. */
export function optionsOf(field: FieldModel, context: KindContext): Option[] {
  if (field.kind === 'enum')
    return Object.keys(field.values).map((value) => ({
      value,
      label: enumLabel(field, value, context.locale),
      tone: enumTone(field, value),
    }));
  const list = field.kind === 'lookup' || field.kind === 'text' ? field.list : LISTS[field.kind];
  const values = list ? context.lookup(list) : [];
  return values.map(({ value, color }) => ({ value, label: lookupLabel(values, value, context.locale), color }));
}

/** The same, remembered. */
export function useOptions(field: FieldModel): Option[] {
  const context = useKindContext();
  return useMemo(() => optionsOf(field, context), [field, context]);
}
