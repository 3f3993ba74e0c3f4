import { describe, expect, it } from 'vitest';
import { filterAt, withFilter } from '#/src/views/list/filters/filterFields.ts';

describe('a filter by a column of rows', () => {
  it('stands inside its rows beside the others', () => {
    const filters = withFilter({ status: 'paid', lines: { title: 'Tea' } }, 'payments.method', ['cash']);
    expect(filters).toEqual({ status: 'paid', lines: { title: 'Tea' }, payments: { method: ['cash'] } });
    expect([filterAt(filters, 'payments.method'), filterAt(filters, 'status'), filterAt(filters, 'other.method')]).toEqual([
      ['cash'],
      'paid',
      undefined,
    ]);
  });

  it('goes without its rows where it was the last, and leaves their other columns', () => {
    expect(withFilter({ payments: { method: ['cash'] } }, 'payments.method', undefined)).toEqual({});
    expect(withFilter({ payments: { method: ['cash'], amount: { gte: 1 } } }, 'payments.method', undefined)).toEqual({
      payments: { amount: { gte: 1 } },
    });
    expect(withFilter({ status: 'paid' }, 'status', undefined)).toEqual({});
  });
});
