import { describe, expect, it } from 'vitest';
import { contextFor, referenceContext } from '#/resources/reference/context.ts';
import { convertUnits } from '#/resources/reference/convertUnits.ts';
import { referenceLists } from '#/resources/reference/lists.ts';
import { timezones } from '#/resources/reference/timezones.ts';
import { uom } from '#/resources/reference/uom.ts';

const COUNTS = {
  colors: 16,
  uom: 22,
  hardware_type: 12,
  expense_type: 12,
  po_type: 3,
  po_status: 6,
  po_item_status: 6,
  sales_type_behaviour: 7,
  gift_card_type: 2,
  sale_status: 9,
  integration: 11,
  payment_method: 5,
  business_kind: 5,
};

describe('reference lists', () => {
  it('are the ten of the specification, payment methods, the integrations and the kinds of business, each as long as the business needs it', () => {
    expect(Object.fromEntries(Object.entries(referenceLists).map(([name, values]) => [name, values.length]))).toEqual(COUNTS);
  });

  it.each(Object.entries(referenceLists))('%s names every value once', (_, values) => {
    expect(new Set(values.map((one) => one.value)).size).toBe(values.length);
    for (const one of values) {
      expect(one.value).toMatch(/^[a-z][a-z_]*$/);
      expect(one.label).not.toBe('');
    }
  });

  it('colors are sixteen different swatches', () => {
    expect(new Set(referenceLists.colors.map((one) => one.color)).size).toBe(16);
    for (const { color } of referenceLists.colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('every status carries the tone of its chip', () => {
    for (const list of ['po_status', 'po_item_status', 'sale_status'] as const)
      for (const one of referenceLists[list]) expect(one.tone, `${list}.${one.value}`).toBeDefined();
  });
});

describe('timezones', () => {
  it('are 31 that the platform knows, from Pacific/Midway to Pacific/Auckland', () => {
    expect([timezones.length, timezones[0], timezones.at(-1)]).toEqual([31, 'Pacific/Midway', 'Pacific/Auckland']);
    for (const timeZone of timezones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});

describe('units of measure', () => {
  it('each has a dimension and a factor, and each dimension one base unit', () => {
    for (const dimension of new Set(uom.map((one) => one.dimension)))
      expect(
        uom.filter((one) => one.dimension === dimension && one.factor === 1),
        dimension,
      ).toHaveLength(1);
    for (const one of uom) expect(one.factor).toBeGreaterThan(0);
  });

  it.each([
    [1, 'kg', 'g', 1000],
    [1, 'lb', 'oz', 16],
    [1, 'gallon', 'quart', 4],
    [1, 'quart', 'pint', 2],
    [1, 'pint', 'cup', 2],
    [1, 'cup', 'fl_oz', 8],
    [2, 'shot', 'fl_oz', 3],
    [0.5, 'l', 'ml', 500],
    [250, 'mg', 'g', 0.25],
    [2, 'dozen', 'each', 24],
  ])('%d %s is so many %s: %d', (quantity, from, to, expected) => {
    expect(convertUnits(quantity, from, to)).toBe(expected);
    expect(convertUnits(expected, to, from)).toBe(quantity);
  });

  it.each([
    ['kg', 'l'],
    ['box', 'each'],
    ['bottle', 'can'],
    ['bushel', 'kg'],
  ])('%s does not become %s', (from, to) => {
    expect(convertUnits(1, from, to)).toBeNull();
  });
});

describe('context', () => {
  it('looks up currencies and timezones like any list', () => {
    expect(referenceContext.lookup('currencies')).toHaveLength(32);
    expect(referenceContext.lookup('timezones').map((one) => one.value)).toContain('America/St_Johns');
    expect(referenceContext.lookup('sale_status').map((one) => one.value)).toContain('partially_refunded');
    expect(referenceContext.lookup('no_such_list')).toEqual([]);
  });

  it('knows the decimals of the currency it is asked for, whatever its own', () => {
    const context = contextFor({ locale: 'ar', currency: 'JPY', timezone: 'Asia/Tokyo' });
    expect([context.currency, context.currencyDecimals('JPY'), context.currencyDecimals('EUR')]).toEqual(['JPY', 0, 2]);
  });
});
