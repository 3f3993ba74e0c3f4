import { anything } from '#resources/schema';
import { numeric } from './numeric.ts';

declare module '#/resources/schema/fields.ts' {
  interface KindOptions {
    decimal: Scaled;
  }
  interface KindValues {
    decimal: number;
  }
}

/** A decimal number; two decimals unless the field says otherwise. */
export const decimal = numeric<'decimal'>({
  traits: { isAddable: true, besideTitle: 'once' },
  words: { default: anything, min: anything, max: anything, scale: anything },
  scale: (field) => field.scale ?? 2,
  min: -999_999_999_999,
  max: 999_999_999_999,
});
