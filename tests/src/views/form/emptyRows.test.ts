import { describe, expect, it } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { saidOnce } from '#/src/kinds/lines/rows.ts';
import { defaultsOf, withoutEmptyRows } from '#/src/views/form/emptyRows.ts';
import { field } from '#model/language';

const row = {
  name: field.text({ required: true }),
  count: field.integer({ default: 1 }),
  twice: field.computed({ value: { add: ['count', 'count'] }, as: 'integer' }),
};
const needed = { rows: fieldModel('rows', field.lines(row, { min: 1 })), note: fieldModel('note', field.text({ default: 'Hello' })) };
const optional = { rows: fieldModel('rows', field.lines(row)) };
const empty = { name: null, count: 1, twice: 2 };

describe('what a form begins with', () => {
  it('has one row where at least one is needed, and none elsewhere', () => {
    expect(defaultsOf(needed, referenceContext)).toEqual({ rows: [{ name: null, count: 1, twice: null }], note: 'Hello' });
    expect(defaultsOf(optional, referenceContext)).toEqual({ rows: [] });
  });
});

describe('rows in which nothing was entered', () => {
  it('are left out at the end', () => {
    expect(withoutEmptyRows(optional, { rows: [{ name: 'a', count: 1 }, empty, { name: null, count: 1 }] }).rows).toEqual([
      { name: 'a', count: 1 },
    ]);
  });

  it('stay between others, where they are stored, and where one is needed', () => {
    const between = [empty, { name: 'b', count: 1 }];
    expect(withoutEmptyRows(optional, { rows: between }).rows).toEqual(between);
    expect(withoutEmptyRows(optional, { rows: [{ id: 7, ...empty }] }).rows).toHaveLength(1);
    expect(withoutEmptyRows(needed, { rows: [empty, empty] }).rows).toEqual([empty]);
  });
});

describe('the columns of rows', () => {
  const item = fieldModel('item', field.reference('products', { required: true }));
  const name = fieldModel('item_name', field.text({ readonly: true }));

  it('do not say the name of what is referred to twice', () => {
    expect(saidOnce([item, name], 'item_name')).toEqual([item]);
  });

  it('keep a title that people write, and one that no reference says', () => {
    const own = fieldModel('item_name', field.text());
    expect(saidOnce([item, own], 'item_name')).toEqual([item, own]);
    expect(saidOnce([name], 'item_name')).toEqual([name]);
  });
});
