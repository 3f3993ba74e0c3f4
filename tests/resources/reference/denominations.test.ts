import { describe, expect, it } from 'vitest';
import { currencies } from '#/resources/reference/currencies.ts';
import { denominationsOf } from '#/resources/reference/denominations.ts';
import { toWhole } from '#/server/domain/sales/minorUnits.ts';

describe.each(currencies)('coins and notes of $code', ({ code, decimals }) => {
  const values = denominationsOf(code);

  it('run from the largest to the smallest, each once', () => {
    expect(values.length).toBeGreaterThan(5);
    expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
  });

  it('are amounts of the currency', () => {
    expect(values.map((value) => toWhole(value, decimals) ?? 0).every((minor) => minor > 0)).toBe(true);
  });
});
