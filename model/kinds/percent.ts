import { numberText } from '#/model/values/intl.ts';
import { anything } from '#model/language';
import { numeric } from './base/numeric.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `meter`: read as a bar as well, full at 100. */
    percent: Scaled & { meter?: true };
  }
  interface KindValues {
    percent: number;
  }
}

/** Per cent as people say it: 12.5 is 12.5 %. */
export const percent = numeric<'percent'>({
  traits: { besideTitle: 'once', isAdjustable: true, drawnAs: 'number' },
  words: { default: anything, min: anything, max: anything, scale: anything, meter: anything },
  scale: (field) => field.scale ?? 2,
  min: 0,
  max: 100,
  tidy: (typed) => typed.replace(/%$/, ''),
  format: (value, field, context) => numberText(context.locale, value, field.scale ?? 2, { style: 'percent' }),
});
