import { render } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { NotificationBridge } from '#/src/foundation/toasts/NotificationBridge.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

type Row = Record<string, unknown> & { id: number };

interface Layout {
  resource: string;
  rows: readonly Row[];
  permissions: readonly string[];
  /** What the host answers to every write. */
  refuse?: Error;
  address?: string;
  /** How many the host says that there are, where it gives but some of them. */
  total?: number;
  children: ReactNode;
}

/** A layout of some records in London, and a host that keeps what is written to it. @returns the asked lists, what was written, the place */
export function showLayout({ resource, rows, permissions, refuse, total, address = `/${resource}`, children }: Layout) {
  const stored = new Map(rows.map((row) => [row.id, { updated_at: `t${row.id}`, establishment_id: 3, ...row }]));
  const asked: Record<string, unknown>[] = [];
  const written: object[] = [];
  const change = (id: number, values: object) => {
    written.push({ id, ...values });
    if (refuse) throw refuse;
    stored.set(id, { ...(stored.get(id) as Row), ...values, updated_at: `t${id}+` } as never);
    return stored.get(id);
  };
  const provider = {
    getList: async (_: string, { filter }: { filter: Record<string, unknown> }) => {
      asked.push(filter);
      const data = [...stored.values()].filter((row) =>
        Object.entries(filter).every(([name, value]) =>
          Array.isArray(value) ? value.includes((row as Row)[name]) : typeof value === 'object' || (row as Row)[name] === value,
        ),
      );
      return { data, total: total ?? data.length };
    },
    getOne: async (_: string, { id }: { id: number }) => ({ data: stored.get(id) }),
    update: async (_: string, { id, data, previousData }: { id: number; data: Row; previousData: Row }) => ({
      data: change(id, Object.fromEntries(Object.entries(data).filter(([name, value]) => previousData[name] !== value))),
    }),
    verb: async (_: string, name: string, { id }: { id: number }) => ({
      data: change(id, { ...resourceOf(model, resource).verbs[name]?.to }),
    }),
    call: async () => {
      const totals = [{ currency: 'GBP', sums: { total: 12, party: 12 } }];
      return {
        data: { groups: { list: rows.map(({ status }) => ({ value: status, title: null, count: 1, totals })), is_partial: false } },
      };
    },
  };
  const names = new Set(permissions);
  const session = { establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' }, permissions: names, everywhere: names };
  const list = { filterValues: {}, sort: { field: 'id', order: 'ASC' }, perPage: 25 } as unknown as ListControllerResult;
  const place = { current: '', state: undefined as unknown };
  function Place() {
    const { pathname, search, state } = useLocation();
    place.current = pathname + search;
    place.state = state;
    return null;
  }
  render(
    <AdminFrame resource={resource} dataProvider={provider} session={session} address={address}>
      <ListContextProvider value={list}>
        {children}
        <Place />
        <NotificationBridge />
      </ListContextProvider>
    </AdminFrame>,
  );
  return { asked, written, place };
}
