import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '#/model/kinds/barcode.ts';
import type { DemoSample } from '#/model/language/resource.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import { convertUnits } from '#/resources/reference/convertUnits.ts';
import { businesses } from '#/server/demo/businesses.ts';
import { samplePictures } from '#/server/demo/catalogue/dishes.ts';
import { peopleSamples } from '#/server/demo/catalogue/samples/people.ts';
import { stockSamples } from '#/server/demo/catalogue/samples/stock.ts';
import { seedsOf } from '#/server/demo/catalogue/seeds.ts';

const kitchen = { behaviour: 'restaurant', title: 'Harbour Kitchen' } as const;
const shop = { behaviour: 'retail', title: 'Borough Provisions' } as const;
const dishes = seedsOf('products', kitchen);
const articles = seedsOf('products', shop);
const bought = [...stockSamples.ingredients.samples, ...seedsOf('ingredients', kitchen).map(({ values }) => values)];
const byName = new Map(bought.map((one) => [one.name, one]));

/** What a dish costs to make, in the dollars of its price. */
function costOf({ cost, recipe }: DemoSample): number {
  if (typeof cost === 'number') return cost;
  return rowsIn(recipe).reduce((sum, { ingredient, quantity, uom }) => {
    const { unit_cost, uom: own } = byName.get(ingredient) ?? {};
    return sum + Number(unit_cost) * Number(convertUnits(Number(quantity), String(uom), String(own)));
  }, 0);
}

describe('what the demo adds to its samples', () => {
  it('is a menu of a hundred dishes from sixty ingredients, each of which some dish is made of', () => {
    expect(dishes.length).toBeGreaterThan(100);
    expect(bought).toHaveLength(60);
    const used = new Set(dishes.flatMap(({ values }) => rowsIn(values.recipe).map(({ ingredient }) => ingredient)));
    expect(bought.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('costs what food costs: 22 to 38 in a hundred of its price', () => {
    const shares = dishes.map(({ values }) => [values.item, (100 * costOf(values)) / Number(values.price)] as const);
    expect(shares.filter(([, share]) => !(share >= 22 && share <= 38))).toEqual([]);
  });

  it('is a shop of 400 articles, each with an EAN-13 of its own', () => {
    const codes = articles.map(({ values }) => String(values.barcode));
    expect(new Set(codes).size).toBe(400);
    expect(codes.filter((code) => !/^\d{13}$/.test(code) || !code.endsWith(checkDigit(code.slice(0, -1))))).toEqual([]);
  });

  it('is a shop that counts each article on its shelves, and buys it in packs from one of its vendors', () => {
    const vendors = stockSamples.vendors.samples.map(({ name }): unknown => name);
    for (const { values } of articles) {
      const [terms] = rowsIn(values.vendors);
      expect(vendors).toContain(terms?.vendor);
      expect(Number(terms?.cost)).toBeCloseTo(Number(values.cost) * Number(terms?.pack_size));
      expect(Number(values.reorder_point)).toBeLessThan(Number(values.par_level));
    }
    expect(new Set(articles.map(({ values }) => rowsIn(values.vendors)[0]?.vendor_item_id)).size).toBe(400);
  });

  it('is 25 people of one group', () => {
    const places = businesses[0]?.establishments ?? [];
    const each = places.map((place) => seedsOf('employees', place).length + peopleSamples.employees.samples.length);
    expect(each.reduce((sum, many) => sum + many, 0)).toBe(25);
  });

  it('has a picture of each dish, which is there in both sizes', () => {
    expect(dishes.filter(({ picture }) => !picture)).toEqual([]);
    const wanted = ['products', 'categories'].flatMap((name) => [kitchen, shop].flatMap((place) => seedsOf(name, place)));
    const names = [...wanted.flatMap(({ picture }) => picture || []), ...Object.values(samplePictures)];
    const files = names.flatMap((name) => [`${name}.webp`, `${name}_96.webp`]);
    expect(files.filter((file) => !existsSync(join('server/demo/pictures', file)))).toEqual([]);
  });
});
