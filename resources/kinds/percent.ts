import { numberFormat } from './intl.ts';
import { numeric } from './numeric.ts';

/** Per cent as people say it: 12.5 is 12.5 %. */
export const percent = numeric<'percent'>({
  traits: { besideTitle: 'once' },
  scale: (field) => field.scale ?? 2,
  min: 0,
  max: 100,
  tidy: (typed) => typed.replace(/%$/, ''),
  format: (value, field, context) => numberFormat(context.locale, { style: 'percent', maximumFractionDigits: field.scale ?? 2 }).format(value / 100),
});
