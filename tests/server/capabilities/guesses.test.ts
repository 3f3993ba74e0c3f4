import { describe, expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { guessed } from '#/server/capabilities/bulk/import/guesses.ts';
import type { Target } from '#/server/capabilities/bulk/import/targets.ts';

/** What the columns of a file are guessed to be, where no heading is exactly ours but those that are said to be. */
function guess(
  name: string,
  headers: readonly string[],
  { rows = [], known = {} }: { rows?: string[][]; known?: Record<string, string> } = {},
) {
  const resource = resourceOf(model, name);
  const { id } = resource.allFields;
  const own: Target[] = id ? [{ name: 'id', field: id, part: 'own id', required: false, key: true }] : [];
  const targets = Object.values(resource.fields).map(
    (field): Target => ({ name: field.name, field, part: 'value', required: false, key: false }),
  );
  const headings = new Map(
    Object.entries(known).map(([header, to]) => [header.toLowerCase(), [...own, ...targets].find((one) => one.name === to) ?? null]),
  );
  const mapping = guessed(known, { headers, rows }, { headings, targets: [...own, ...targets], resource });
  return Object.fromEntries(Object.entries(mapping).filter(([, to]) => to));
}

describe('what a column may be', () => {
  it('is told by the resource itself, in any language', () => {
    expect(guess('ingredients', ['Zutat', 'Unit of measure'])).toEqual({ Zutat: 'name', 'Unit of measure': 'uom' });
    expect(guess('vendors', ['Supplier'])).toEqual({ Supplier: 'name' });
    expect(guess('categories', ['Category name', 'Oberkategorie'])).toEqual({ 'Category name': 'name', Oberkategorie: 'parent' });
    expect(guess('taxes', ['Tax name', 'Tax rate'])).toEqual({ 'Tax name': 'name', 'Tax rate': 'rate' });
  });

  it('is told through points, currencies and several names of one thing', () => {
    const told = { 'P.V.P.': 'price', 'GTIN, UPC, EAN, or ISBN': 'barcode' };
    expect(guess('products', Object.keys(told))).toEqual(told);
    expect(guess('products', ['Preis CHF', 'Bezeichnung / Price'])).toEqual({ 'Preis CHF': 'price' });
  });

  it('is the surer of two columns, whichever stands first', () => {
    expect(guess('products', ['Sale price', 'Regular price'])).toEqual({ 'Regular price': 'price' });
  });

  it('is no list of rows, and no field that the rows would not have', () => {
    expect(guess('products', ['Vendor', 'Low stock threshold', 'Name'])).toEqual({ Name: 'item' });
    expect(guess('products', ['Track stock', 'Min'])).toEqual({ 'Track stock': 'track_inventory', Min: 'reorder_point' });
  });

  it('is an id of ours only in a file of ours', () => {
    const known = { ID: 'id', SKU: 'sku', Price: 'price' };
    expect(guess('products', ['ID', 'SKU', 'Price', 'Weight'], { known })).toMatchObject({ ID: 'id' });
    expect(guess('products', ['ID', 'SKU', 'Published', 'Tax class', 'Position', 'Weight', 'Price'], { known })).not.toHaveProperty('ID');
  });
});
