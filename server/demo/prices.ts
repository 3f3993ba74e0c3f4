import { currencyDecimals } from '#/resources/reference/currencies.ts';

/** What a dollar of the samples is in prices people expect there, and the step they are rounded to; no rates of exchange. */
const levels: Readonly<Record<string, { factor: number; step: number }>> = {
  USD: { factor: 1, step: 0.01 },
  GBP: { factor: 0.8, step: 0.05 },
  JPY: { factor: 130, step: 10 },
  AED: { factor: 3.5, step: 0.5 },
};

/**
 * An amount of the samples, which are in US dollars, in a currency. `scale`: decimals kept where more than the currency's are, as of unit
 * costs.
 */
export function localAmount(dollars: number, currency: string, scale?: number): number {
  const { factor, step } = levels[currency] ?? { factor: 1, step: 0.01 };
  if (scale !== undefined && scale > currencyDecimals(currency)) return Number((dollars * factor).toFixed(scale));
  if (dollars === 0) return 0;
  const steps = Math.max(1, Math.round((dollars * factor) / step));
  return Number((steps * step).toFixed(currencyDecimals(currency)));
}
