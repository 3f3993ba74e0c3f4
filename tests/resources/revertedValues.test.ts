import { describe, expect, it } from 'vitest';
import { revertedValues } from '#/model/validation/revertedValues.ts';
import { field } from '#model/language';

const fields = {
  name: field.text({ was: 'title' }),
  secret: field.password(),
  target: field.reference(['taxes', 'products']),
  tags: field.references('taxes'),
  rows: field.lines({
    label: field.text(),
    amount: field.integer(),
    total: field.computed({ value: { multiply: ['amount', 2] }, as: 'integer' }),
  }),
  sum: field.computed({ value: { sum: 'rows', of: 'amount' }, as: 'integer' }),
};
const row = (id: number | undefined, label: string, amount: number) => ({ ...(id && { id }), label, amount });

describe('what reverting an entry writes', () => {
  it('is the old values that differ from what the record holds now', () => {
    expect(revertedValues(fields, { name: ['Old', 'New'], tags: [[1], []] }, { name: 'Newer', tags: [1] })).toEqual({ name: 'Old' });
  });

  it('leaves out passwords, what is worked out, and fields that are gone', () => {
    expect(revertedValues(fields, { secret: [null, '••••••'], sum: [1, 2], gone: ['a', 'b'] }, { sum: 2 })).toEqual({});
  });

  it('finds a field by its earlier name', () => {
    expect(revertedValues(fields, { title: ['Old', 'New'] }, { name: 'New' })).toEqual({ name: 'Old' });
  });

  it('knows a reference whatever the order of its keys', () => {
    const changes = { target: [{ id: 3, type: 'taxes' }, null] as const };
    expect(revertedValues(fields, changes, { target: { type: 'taxes', id: 3 } })).toEqual({});
    expect(JSON.stringify(revertedValues(fields, changes, { target: null }))).toBe('{"target":{"type":"taxes","id":3}}');
  });

  it('takes rows that the entry added out, removed ones in, and leaves those of others', () => {
    const changes = {
      rows: [
        [row(1, 'a', 1), row(2, 'b', 2)],
        [row(1, 'a', 9), row(undefined, 'c', 3)],
      ] as const,
    };
    const now = { rows: [row(1, 'a', 9), row(7, 'c', 3), { ...row(8, 'd', 4), total: 8, _titles: {} }] };
    expect(revertedValues(fields, changes, now)).toEqual({ rows: [row(1, 'a', 1), row(8, 'd', 4), row(undefined, 'b', 2)] });
  });

  it('does not add a row again that was laid back before', () => {
    const changes = { rows: [[row(2, 'b', 2)], []] as const };
    expect(revertedValues(fields, changes, { rows: [row(9, 'b', 2)] })).toEqual({});
  });

  it('puts rows that only changed places into their old order', () => {
    const [a, b, c] = [row(1, 'a', 1), row(2, 'b', 2), row(3, 'c', 3)];
    const changes = {
      rows: [
        [a, b],
        [b, a],
      ] as const,
    };
    expect(revertedValues(fields, changes, { rows: [b, a, c] })).toEqual({ rows: [a, b, c] });
  });
});
