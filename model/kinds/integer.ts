import { anything } from '#model/language';
import { numeric } from './base/numeric.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    integer: NumberBounds;
  }
  interface KindValues {
    integer: number;
  }
}

/** A whole number. */
export const integer = numeric<'integer'>({
  traits: { isAddable: true, besideTitle: 'once', isAdjustable: true, drawnAs: 'number' },
  words: { default: anything, min: anything, max: anything },
  column: () => 'bigint',
  scale: () => 0,
  min: -1_000_000_000_000,
  max: 1_000_000_000_000,
});
