import { anything } from '#model/language';
import { numeric } from './base/numeric.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    decimal: Scaled;
  }
  interface KindValues {
    decimal: number;
  }
}

/** A decimal number; two decimals unless the field says otherwise. */
export const decimal = numeric<'decimal'>({
  traits: { isAddable: true, besideTitle: 'once', isAdjustable: true, drawnAs: 'number' },
  words: { default: anything, min: anything, max: anything, scale: anything },
  scale: (field) => field.scale ?? 2,
  min: -999_999_999_999,
  max: 999_999_999_999,
});
