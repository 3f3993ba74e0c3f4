import { describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { type Adjustment, adjustedValues, adjustmentProblems, canAdjust } from '#/model/validation/adjusted.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { contextFor } from '#/resources/reference/context.ts';

const products = resourceOf(model, 'products');
const price = (stored: unknown, adjustment: Adjustment, currency = 'EUR') =>
  adjustedValues(products, { price: adjustment }, { price: stored }, contextFor({ locale: 'en', currency, timezone: 'Europe/London' }))
    .price;

describe('a price that is raised or lowered', () => {
  test.each([
    ['by a part', 12.4, { percent: 5 }, 13.02],
    ['by less than a cent', 0.1, { percent: 1 }, 0.1],
    ['lowered by a part', 19.99, { percent: -10 }, 17.99],
    ['by an amount', 4.5, { amount: 0.3 }, 4.8],
    ['lowered by an amount', 4.5, { amount: -0.75 }, 3.75],
    ['to the next tenth of a part more', 4.32, { percent: 3, round_to: 0.1 }, 4.4],
    ['to the higher of two that are as near', 0.5, { percent: 5, round_to: 0.05 }, 0.55],
    ['to a multiple alone', 4.37, { round_to: 0.05 }, 4.35],
    ['without an error of floating point', 0.1, { amount: 0.2 }, 0.3],
  ])('%s', (_how, stored, adjustment, becomes) => {
    expect(price(stored, adjustment)).toBe(becomes);
  });

  test('keeps the decimals of its currency', () => {
    expect(price(1234, { percent: 2.5 }, 'JPY')).toBe(1265);
  });

  test('stays empty where it is empty', () => {
    expect(price(null, { percent: 5 })).toBeUndefined();
  });
});

describe('an adjustment', () => {
  test.each([
    [{}, ['']],
    [{ percent: 5, amount: 1 }, ['']],
    [{ percent: -101 }, ['percent']],
    [{ percent: 1001 }, ['percent']],
    [{ amount: '5' }, ['amount']],
    [{ amount: 1, round_to: 0 }, ['round_to']],
    [{ percent: 5, round_to: 0.05 }, []],
    [{ round_to: 1 }, []],
  ])('%j is wrong in %j', (given, parts) => {
    expect(Object.keys(adjustmentProblems(given))).toEqual(parts);
  });

  test('is for numbers that are measured or counted, not for what is chosen or tells records apart', () => {
    const can = (name: string) => canAdjust(products, present(products.fields[name], name));
    expect(['price', 'cost', 'par_level'].map(can)).toEqual([true, true, true]);
    expect(['item', 'category', 'track_inventory', 'sku'].map(can)).toEqual([false, false, false, false]);
  });
});
