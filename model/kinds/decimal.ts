import { numberText } from '#/model/values/intl.ts';
import { anything, words } from '#model/language';
import { numeric } from './base/numeric.ts';
import { formatMoney } from './money.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    decimal: Scaled & { unit?: UnitBy };
  }
  interface KindValues {
    decimal: number;
  }
}

/** What a number is read as, which a choice beside it says: by which of its values a percentage, by which an amount of money. */
export interface UnitBy {
  readonly by: string;
  readonly percent?: readonly string[];
  readonly money?: readonly string[];
}

/** What a number is in this record; undefined: a number alone. */
export function unitIn(unit: UnitBy | undefined, record: Readonly<Record<string, unknown>> | undefined): 'percent' | 'money' | undefined {
  const said = unit && record?.[unit.by];
  if (typeof said !== 'string') return undefined;
  return unit?.percent?.includes(said) ? 'percent' : unit?.money?.includes(said) ? 'money' : undefined;
}

/** A decimal number; two decimals unless the field says otherwise. */
export const decimal = numeric<'decimal'>({
  traits: { isAddable: true, besideTitle: 'once', isAdjustable: true, drawnAs: 'number' },
  words: {
    default: anything,
    min: anything,
    max: anything,
    scale: anything,
    unit: words<UnitBy>({ by: anything, percent: anything, money: anything }),
  },
  scale: (field) => field.scale ?? 2,
  min: -999_999_999_999,
  max: 999_999_999_999,
  format(value, field, context, record) {
    const unit = unitIn(field.unit, record);
    if (unit === 'percent') return numberText(context.locale, value, field.scale ?? 2, { style: 'percent' });
    if (unit === 'money') return formatMoney(value, context.currency, context, field.scale);
    return numberText(context.locale, value, field.scale ?? 2);
  },
});
