import type { LookupValue } from '#/model/kinds/base/part.ts';
import type { Tone } from '#model/language';

/** A value of a reference list; statuses carry the tone of their chip. */
export interface ReferenceValue extends LookupValue {
  tone?: Tone;
}

/** One row of a list: the value on the wire, then its label in English. */
export type Row = readonly [value: string, label: string, extra?: Omit<ReferenceValue, 'value' | 'label' | 'labels'>];

/** Makes a list's values of its rows. */
export function valuesOf(rows: readonly Row[]): readonly ReferenceValue[] {
  return rows.map(([value, label, extra]) => ({ value, label, ...extra }));
}
