import { numeric } from './numeric.ts';

/** A whole number. */
export const integer = numeric<'integer'>({
  traits: { isAddable: true, besideTitle: 'once' },
  scale: () => 0,
  min: -1_000_000_000_000,
  max: 1_000_000_000_000,
});
