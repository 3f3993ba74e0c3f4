import { describe, expect, it } from 'vitest';
import { begins, byGroup, type SearchOption, wantedNew } from '#/src/app/search/options.ts';

describe('what is typed names a page or an action', () => {
  it('by the beginnings of its words, in any order, over what it is called and where it stands', () => {
    expect(begins('prod mi', 'Product mix', 'Reports')).toBe(true);
    expect(begins('mix rep', 'Product mix', 'Reports')).toBe(true);
    expect(begins('  PRODUCT ', 'Product mix')).toBe(true);
    expect(begins('mix tax', 'Product mix', 'Reports')).toBe(false);
  });

  it('by the inside of a word only where it is no short one: Arabic words begin with their article', () => {
    expect(begins('منتج', 'المنتجات')).toBe(true);
    expect(begins('ro', 'Product mix')).toBe(false);
  });
});

it('options stand below their headings, which come in the order of the first of each', () => {
  const option = (key: string, group: string): SearchOption => ({ key, group, to: '/', label: key, icon: '' });
  const sorted = byGroup([option('1', 'Orders'), option('2', 'Products'), option('3', 'Orders'), option('4', 'Products')]);
  expect(sorted.map(({ key }) => key)).toEqual(['1', '3', '2', '4']);
});

it.each([
  ['new tax', 'tax'],
  ['tax add', 'tax'],
  ['create a new vendor', 'vendor'],
  ['Añadir impuesto', 'impuesto'],
  ['أضف ضريبة', 'ضريبه'],
  ['new', ''],
  ['tax', undefined],
])('“%s” asks to begin: %s', (typed, wanted) => {
  expect(wantedNew(typed, { verbs: 'add new create añadir إضافة أضف', fillers: 'a an' })).toBe(wanted);
});
