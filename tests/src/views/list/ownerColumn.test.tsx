import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useFilterFields } from '#/src/views/list/filters/filterFields.ts';
import { loadedFields } from '#/src/views/list/loadedFields.ts';
import { inUse, type ListColumns, ofOneOwner, useColumns } from '#/src/views/list/useColumns.ts';
import { useOwnerTitle } from '#/src/views/parts/useOwnerTitle.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const admin = { user: { id: 1, user_type: 'admin' } };
const owner = { user: { id: 1, user_type: 'client' }, establishment: null };
const establishment = { id: 3, title: 'Harbour' };

function columnsOf(name: string, session: object) {
  const resource = resourceOf(model, name);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminFrame resource={name} session={session}>
      {children}
    </AdminFrame>
  );
  const { result } = renderHook(() => ({ columns: useColumns(resource, undefined), filters: useFilterFields() }), { wrapper });
  return { resource, ...result.current };
}
const shown = (name: string, session: object) => columnsOf(name, session).columns.shown.map((field) => field.name);

describe('whose a row is', () => {
  it('stands behind the title where a super-admin sees several businesses’ rows, and is asked for with them', () => {
    expect(shown('vendors', admin).slice(0, 2)).toEqual(['name', 'client_id']);
    const { resource, columns, filters } = columnsOf('discounts', { ...admin, establishment: null });
    expect(columns.shown.map(({ name }) => name).slice(0, 2)).toEqual(['name', 'client_id']);
    expect(loadedFields(resource, columns.shown)).toContain('client_id');
    expect(filters.map(({ name }) => name)).toContain('client_id');
  });

  it('is no column where all rows are of one business', () => {
    for (const [name, session] of [
      ['vendors', owner],
      ['discounts', owner],
      ['discounts', { ...admin, establishment }],
      ['clients', admin],
    ] as const)
      expect(columnsOf(name, session).columns.all.map((field) => field.name)).not.toContain('client_id');
  });

  it('goes where the list is narrowed to one business, and stays for several', () => {
    const { resource, columns } = columnsOf('vendors', admin);
    const names = (client_id: unknown) => ofOneOwner(columns, resource, { client_id }).shown.map(({ name }) => name);
    for (const one of [3, [3]]) expect(names(one)).not.toContain('client_id');
    for (const several of [[3, 4], undefined, { not: [3] }]) expect(names(several)).toContain('client_id');
  });
});

describe('the head of a record', () => {
  const asked: unknown[] = [];
  const dataProvider = {
    getList: async (name: string, { filter }: { filter: object }) => {
      asked.push([name, filter]);
      return { data: [{ id: 7, name: 'Harbour Group' }], total: 1 };
    },
  };
  const titleOf = (name: string, session: object, record: RaRecord) =>
    renderHook(() => useOwnerTitle(record), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <AdminFrame resource={name} session={session} dataProvider={dataProvider}>
          {children}
        </AdminFrame>
      ),
    }).result;

  it('names the business of a record that a super-admin opens, be it known by the establishment alone', async () => {
    const platform = { ...admin, permissions: new Set(['Clients']), establishments: [{ ...establishment, client_id: 7 }] };
    for (const [name, record] of [
      ['vendors', { id: 1, client_id: 7 }],
      ['discounts', { id: 1, establishment_id: 3 }],
    ] as const) {
      const title = titleOf(name, platform, record);
      await waitFor(() => expect(title.current).toBe('Harbour Group'));
    }
    expect(asked).toEqual(Array(2).fill(['clients', { id: [7] }]));
  });

  it('asks nothing for a business’s own people', () => {
    asked.length = 0;
    expect(titleOf('vendors', owner, { id: 1, client_id: 7 }).current).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('a column that rules show on some records alone', () => {
  const rows = [
    { id: 1, kind: 'over_short', amount: 4, hours: null },
    { id: 2, kind: 'low_stock', amount: null },
  ];
  const names = (columns: ListColumns, sorted = 'name') =>
    inUse(columns, resourceOf(model, 'alert-rules'), rows, sorted).shown.map((field) => field.name);

  it('is left out where no record has a value there', () => {
    const { columns } = columnsOf('alert-rules', { ...owner, establishment });
    expect(names(columns)).toEqual(['name', 'kind', 'people', 'status', 'amount']);
    expect(inUse(columns, resourceOf(model, 'alert-rules'), undefined, 'name')).toBe(columns);
    expect(inUse(columns, resourceOf(model, 'alert-rules'), [], 'name')).toBe(columns);
  });

  it('stays where the list is sorted by it, and where somebody chose the columns', () => {
    const { columns } = columnsOf('alert-rules', { ...owner, establishment });
    expect(names(columns, 'hours')).toContain('hours');
    expect(names({ ...columns, isDefault: false })).toContain('target');
  });
});
