import { numberText } from '#/model/values/intl.ts';
import { anything } from '#model/language';
import { numeric } from './base/numeric.ts';
import { countedLabel } from './lookup.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    quantity: Scaled & { uom?: string };
  }
  interface KindValues {
    quantity: number;
  }
}

/** An amount of something, with three decimals unless the field says otherwise; `uom` names the field that holds its unit. */
export const quantity = numeric<'quantity'>({
  traits: { isAddable: true, isAdjustable: true, drawnAs: 'number' },
  words: { default: anything, min: anything, max: anything, scale: anything, uom: anything },
  scale: (field) => field.scale ?? 3,
  min: -999_999_999,
  max: 999_999_999,
  format(value, field, context, record) {
    const unit = field.uom ? record?.[field.uom] : undefined;
    const label = unit ? countedLabel(context.lookup('uom'), String(unit), value, context.locale) : '';
    return `${numberText(context.locale, value, field.scale ?? 3)}${label ? ` ${label}` : ''}`;
  },
});
