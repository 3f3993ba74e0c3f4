import { numeric } from './numeric.ts';

/** A decimal number; two decimals unless the field says otherwise. */
export const decimal = numeric<'decimal'>({
  traits: { isAddable: true, besideTitle: 'once' },
  scale: (field) => field.scale ?? 2,
  min: -999_999_999_999,
  max: 999_999_999_999,
});
