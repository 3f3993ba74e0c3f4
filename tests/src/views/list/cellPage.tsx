import { render } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import type { ReactNode } from 'react';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { NotificationBridge } from '#/src/foundation/toasts/NotificationBridge.tsx';
import { CellEditingProvider } from '#/src/views/list/cell/CellEditing.tsx';
import type { ListColumns } from '#/src/views/list/useColumns.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

const taxes = resourceOf(model, 'taxes');
/** The columns of the list. */
export const TAX_COLUMNS = {
  shown: ['name', 'rate', 'type', 'status'].map((name) => taxes.fields[name]),
  widths: {},
  setWidth: () => undefined,
} as unknown as ListColumns;

const stored = { type: 'percent', status: 'active', inclusive: false, client_id: 1, establishment_id: 3 };

export interface CellPage {
  permissions: string[];
  /** What the host answers to whatever is written. */
  refuse?: Error;
  /** The list, as a table or as cards. */
  children: ReactNode;
}

/** A list of two taxes, and a host that keeps what is written to it. @returns what was written */
export function showCells({ permissions, refuse, children }: CellPage): object[] {
  const rows = new Map([1, 2].map((id) => [id, { ...stored, id, name: `Tax ${id}`, rate: id, updated_at: `t${id}` }]));
  const written: object[] = [];
  const provider = {
    getOne: async (_: string, { id }: { id: number }) => ({ data: rows.get(id) }),
    update: async (_: string, { id, data, previousData }: { id: number; data: object; previousData: Record<string, unknown> }) => {
      const changed = Object.entries(data).filter(([name, value]) => previousData[name] !== value);
      written.push({ id, ...Object.fromEntries(changed) });
      if (refuse) throw refuse;
      const row = { ...rows.get(id), ...data, updated_at: `${previousData.updated_at}+` } as never;
      rows.set(id, row);
      return { data: row };
    },
  };
  const session = {
    establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' },
    permissions: new Set(permissions),
  };
  const list = {
    ...{ data: [...rows.values()], isPending: false, isFetching: false, isPlaceholderData: false, selectedIds: [], perPage: 25 },
    ...{ filterValues: {}, sort: { field: 'id', order: 'ASC' } },
  } as unknown as ListControllerResult;
  render(
    <AdminFrame resource="taxes" dataProvider={provider} session={session}>
      <ListContextProvider value={list}>
        <CellEditingProvider>{children}</CellEditingProvider>
        <NotificationBridge />
      </ListContextProvider>
    </AdminFrame>,
  );
  return written;
}
