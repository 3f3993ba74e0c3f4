import { describe, expect, test } from 'vitest';
import { neededItems, neededProducts } from '#/server/domain/forecast/needs.ts';
import { packsFor } from '#/server/domain/forecast/packsFor.ts';
import type { SoldItem } from '#/server/domain/forecast/readSoldItems.ts';
import type { Recipe } from '#/server/domain/stock/usage.ts';

const [older, later] = ['2026-03-03', '2026-03-10'];
const basis = {
  weights: new Map([
    [later, 0.6],
    [older, 0.4],
  ]),
};
const sold = (day: string, product_id: number | null, title: string, quantity: number): SoldItem => ({
  establishment_id: 1,
  day,
  product_id,
  title,
  category: null,
  quantity: quantity * 1000,
});
const item = (id: number, name: string, uom: string) => ({ type: 'ingredients' as const, id, name, uom, cost: null });
const [beef, cheese] = [item(1, 'Beef', 'kg'), item(2, 'Cheese', 'kg')];
const recipes = new Map<number, Recipe>([
  [
    7,
    {
      itself: undefined,
      ingredients: [{ item: beef, quantity: 200, uom: 'g' }],
      choices: new Map([['extra cheese', { item: cheese, quantity: 50, uom: 'g' }]]),
    },
  ],
  [8, { itself: { type: 'products', id: 8, name: 'Mug', uom: 'each', cost: null }, ingredients: [], choices: new Map() }],
]);

describe('what a day needs', () => {
  test('is what each product sold on the days of the basis, whatever it was called then', () => {
    const products = neededProducts(basis, [
      sold(later, 7, 'Burger', 10),
      sold(older, 7, 'House burger', 5),
      sold(later, null, 'Special', 2),
    ]);
    expect(products.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Burger', expect.closeTo(8, 9)],
      ['Special', expect.closeTo(1.2, 9)],
    ]);
    // 10 and 5, of which the later weighs 0.6: √(0.6 × 2² + 0.4 × 3²).
    expect(products[0]?.high).toBeCloseTo(8 + Math.sqrt(6), 9);
    expect(products[1]?.low).toBeCloseTo(1.2 - Math.sqrt(0.6 * 0.8 ** 2 + 0.4 * 1.2 ** 2), 9);
  });

  test('of ingredients is what recipes take in their own unit, with what was chosen, and tracked products themselves', () => {
    const all = [sold(later, 7, 'Burger', 10), sold(older, 7, 'Burger', 5), sold(later, 8, 'Mug', 1), sold(older, 8, 'Mug', 1)];
    const choice = { establishment_id: 1, day: later, title: 'Burger', choice: 'Extra cheese', quantity: 4000 };
    const choices = [choice, { ...choice, choice: 'Rare' }, { ...choice, title: 'Mug' }, { ...choice, title: 'Unknown' }];
    const items = neededItems(basis, { products: neededProducts(basis, all), sold: all, choices }, recipes);
    expect(items.map(({ product_id, item: { name }, quantity }) => [product_id, name, quantity])).toEqual([
      [7, 'Beef', expect.closeTo(1.6, 9)],
      [8, 'Mug', expect.closeTo(1, 9)],
      [7, 'Cheese', expect.closeTo(0.12, 9)],
    ]);
  });
});

test('the packs suggested leave the reorder point over, with what is on its way', () => {
  const level = {
    type: 'ingredients' as const,
    id: 1,
    name: 'Beef',
    uom: 'kg',
    vendor: null,
    vendor_name: null,
    vendor_item_id: null,
    pack_size: 5,
    current: 4,
    on_order: 5,
    in_drafts: 0,
    reorder_point: 8,
    par_level: 20,
    pack_cost: null,
  };
  // 12.6 used and 8 left, less 9 that are there or coming: 11.6.
  expect(packsFor(level, 12.6)).toBe(3);
  expect(packsFor({ ...level, in_drafts: 10 }, 12.6)).toBe(1);
  expect(packsFor({ ...level, reorder_point: null }, 9)).toBe(0);
  expect(packsFor({ ...level, reorder_point: null }, 9.01)).toBe(1);
  expect(packsFor({ ...level, reorder_point: null, current: 4.7, pack_size: 0.1 }, 9.8)).toBe(1);
  expect(packsFor({ ...level, current: 100 }, 12.6)).toBe(0);
});
