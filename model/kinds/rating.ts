import { anything } from '#model/language';
import { numeric } from './base/numeric.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    rating: { default?: number };
  }
  interface KindValues {
    rating: number;
  }
}

/** The most stars that can be given. */
export const MAX_STARS = 5;

/** How good somebody finds something: one to five stars, whole ones. Also read as they are drawn (★★★) and as a share of five (3/5). */
export const rating = numeric<'rating'>({
  traits: { isRepeated: true, besideTitle: 'once' },
  words: { default: anything },
  column: () => 'bigint',
  scale: () => 0,
  min: 1,
  max: MAX_STARS,
  tidy: (text) => (/^[★☆]+$/.test(text) ? String(text.replaceAll('☆', '').length) : text.replace(new RegExp(`/${MAX_STARS}$`), '')),
});
