import { describe, expect, it } from 'vitest';
import type { BulkCorrections, BulkPreview } from '#/dataProvider/bulkTypes.ts';
import { changeOf, countOf, rememberedFor, together, withCell, withoutWords } from '#/src/screens/bulk/import/corrections.ts';

const cell = (row: number, text = 'Getränke') => ({ row, header: 'Category', text });
const here = (value: string) => ({ value, isEverywhere: false });
const everywhere = (value: string) => ({ value, isEverywhere: true });

describe('a corrected cell', () => {
  it('changes alone, and is as it was when its text is that of the file again', () => {
    const once = withCell({}, cell(3), here('Drinks'));
    expect(changeOf(once, cell(3))).toEqual(here('Drinks'));
    expect(changeOf(once, cell(4))).toBeUndefined();
    expect(withCell(once, cell(3), here('Getränke'))).toEqual({ rows: {}, values: {} });
  });

  it('changes with all that say the same, in whatever case', () => {
    const all = withCell(withCell({}, cell(3), here('Drinks')), cell(3), everywhere('Drinks'));
    expect([changeOf(all, cell(3)), changeOf(all, cell(9, ' getränke ')), changeOf(all, cell(9, 'Food'))]).toEqual([
      everywhere('Drinks'),
      everywhere('Drinks'),
      undefined,
    ]);
    expect(withCell(all, cell(9), here('Soft drinks')).values).toEqual({});
  });

  it('is found by nothing that every object has', () => {
    const some = withCell(withCell({}, cell(3), everywhere('Drinks')), cell(3, 'x'), here('y'));
    expect(changeOf(some, cell(5, 'constructor'))).toBeUndefined();
    expect(changeOf(some, { ...cell(3), header: 'constructor' })).toBeUndefined();
  });

  it('counts by row, and once for all that say the same', () => {
    const two = withCell(withCell({}, cell(3), here('a')), { ...cell(3), header: 'Name' }, here('b'));
    expect(countOf(withCell(two, cell(4, 'x'), everywhere('y')))).toBe(2);
  });
});

describe('what earlier imports remember', () => {
  const preview = { mapping: { Kind: 'category', Name: 'item' }, remembered: { Kind: { getränke: 'Drinks' } } } as unknown as BulkPreview;

  it('goes for a column that is still taken for the same', () => {
    expect(rememberedFor(preview, { Kind: 'category' })).toEqual({ Kind: { getränke: 'Drinks' } });
    expect(rememberedFor(preview, { Kind: 'item' })).toEqual({});
    expect(rememberedFor(undefined, {})).toEqual({});
  });

  it('is left out where the words are to be read as they stand', () => {
    expect(withoutWords({ rows: { 2: { Kind: 'x' } }, values: { Kind: { a: 'b' }, Name: { c: 'd' } } }, 'Kind')).toEqual({
      rows: { 2: { Kind: 'x' } },
      values: { Name: { c: 'd' } },
    });
  });
});

describe('corrections of corrections', () => {
  it('mean what the last of them say, of the file as it was', () => {
    const first: BulkCorrections = { rows: { 3: { Category: 'Drink' } }, values: { Category: { getränke: 'Drink', essen: 'Food' } } };
    expect(together(first, { values: { Category: { drink: 'Drinks' } } })).toEqual({
      rows: { 3: { Category: 'Drinks' } },
      values: { Category: { getränke: 'Drinks', essen: 'Food', drink: 'Drinks' } },
    });
    expect(together(first, { rows: { 3: { Name: 'Cola' }, 4: { Category: 'Tea' } } }).rows).toEqual({
      3: { Category: 'Drink', Name: 'Cola' },
      4: { Category: 'Tea' },
    });
  });

  it('none of them are none', () => expect(together({}, {})).toEqual({ rows: {}, values: {} }));
});
