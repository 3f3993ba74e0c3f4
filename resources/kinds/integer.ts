import { anything } from '#resources/schema';
import { numeric } from './numeric.ts';

declare module '#/resources/schema/fields.ts' {
  interface KindOptions {
    integer: NumberBounds;
  }
  interface KindValues {
    integer: number;
  }
}

/** A whole number. */
export const integer = numeric<'integer'>({
  traits: { isAddable: true, besideTitle: 'once' },
  words: { default: anything, min: anything, max: anything },
  column: () => 'bigint',
  scale: () => 0,
  min: -1_000_000_000_000,
  max: 1_000_000_000_000,
});
