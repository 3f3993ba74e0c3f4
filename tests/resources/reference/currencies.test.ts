import { describe, expect, it } from 'vitest';
import { currencies, currencyDecimals } from '#/resources/reference/currencies.ts';

/** Where Intl follows the habits of cash rather than ISO 4217, which gives both of these two decimals. */
const CASH_HABITS = ['HUF', 'IDR'];

describe('currencies', () => {
  it('are the 32 of the specification, in its order', () => {
    expect(currencies.map((one) => one.code).join(', ')).toBe(
      'USD, EUR, GBP, JPY, CAD, AUD, CHF, CNY, SEK, NZD, MXN, SGD, HKD, NOK, KRW, TRY, RUB, INR, BRL, ZAR, AED, SAR, QAR, THB, IDR, MYR, PHP, DKK, PLN, HUF, CZK, ILS',
    );
  });

  it.each(currencies.filter((one) => !CASH_HABITS.includes(one.code)))(
    '$code has as many decimals as Intl gives it',
    ({ code, decimals }) => {
      expect(new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits).toBe(decimals);
    },
  );

  it.each(CASH_HABITS)('%s keeps the two decimals of ISO 4217', (code) => {
    expect(currencyDecimals(code)).toBe(2);
  });

  it('an unsupported code has two decimals', () => {
    expect(currencyDecimals('XYZ')).toBe(2);
  });

  it('each has a symbol and a name', () => {
    for (const { code, symbol, name } of currencies) expect([symbol, name], code).not.toContain('');
  });
});
