import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import GroupedRows from '#/src/views/list/groups/GroupedRows.tsx';
import { GroupMenu } from '#/src/views/list/groups/GroupMenu.tsx';
import { groupFilter } from '#/src/views/list/groups/groupFilter.ts';
import { useGroupedBy } from '#/src/views/list/groups/useGroupedBy.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const orders = resourceOf(model, 'purchase-orders');
const field = (name: string) => present(orders.allFields[name], name);
const columns = { shown: ['number', 'status'].map(field), widths: {}, setWidth: () => undefined };
const session = {
  permissions: new Set(['PurchasingReceiving', 'CostView']),
  establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' },
};

function Grouped() {
  const groupedBy = useGroupedBy();
  return (
    <>
      <GroupMenu />
      {groupedBy && <GroupedRows field={groupedBy} columns={columns as never} isPhone={false} askedSince={0} />}
    </>
  );
}

test('a group says how many and how much it holds, and asks for its rows when it is opened', async () => {
  const user = userEvent.setup();
  const asked: object[] = [];
  const total = (value: number) => [{ currency: 'GBP', sums: { total: value } }];
  const groups = [
    { value: 'draft', title: null, count: 1234, totals: total(60) },
    { value: 'ordered', title: null, count: 1, totals: total(5) },
  ];
  const dataProvider = {
    call: async (_: object, { body }: { body: object }) => {
      asked.push(body);
      return { data: { groups: { list: groups, is_partial: true } } };
    },
    getList: async (_: string, { filter }: { filter: object }) => {
      asked.push(filter);
      return { data: [{ id: 7, number: 'PO-7', status: 'draft' }], total: 1 };
    },
  };
  const list = { filterValues: { q: 'mill', status: { not: ['closed'] } }, sort: { field: 'number', order: 'ASC' }, perPage: 25 };
  render(
    <AdminFrame resource="purchase-orders" dataProvider={dataProvider} session={session}>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <Grouped />
      </ListContextProvider>
    </AdminFrame>,
  );
  await user.click(screen.getByRole('button', { name: 'Group' }));
  // What stands in rows, and what people write as they like, groups nothing.
  expect(within(screen.getByRole('menu')).queryByRole('menuitemradio', { name: /Items|Number/ })).toBeNull();
  await user.click(screen.getByRole('menuitemradio', { name: 'Status' }));
  const draft = await screen.findByRole('button', { name: /^Draft\s*1,234\s*Total £60.00$/ });
  screen.getByText(/There are more groups than these/);
  expect(asked).toEqual([expect.objectContaining({ group_by: 'status', search: 'mill', filters: { status: { not: ['closed'] } } })]);
  await user.click(draft);
  await screen.findByRole('link', { name: 'PO-7' });
  expect(asked.slice(1)).toContainEqual({ q: 'mill', status: { not: ['closed'] }, all: [{ status: ['draft'] }] });
  expect(draft.getAttribute('aria-expanded')).toBe('true');
  await user.click(draft);
  expect(screen.queryByRole('link', { name: 'PO-7' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'By Status' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Not grouped' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Draft/ })).toBeNull());
});

test.each([
  ['status', 'draft', { status: ['draft'] }],
  ['vendor', 4, { vendor: [4] }],
  ['vendor', null, { vendor: null }],
  ['expected_date', '2028-02', { expected_date: { gte: '2028-02-01', lte: '2028-02-29' } }],
])('the group of %s %s is what a filter finds', (name, value, filters) => {
  expect(groupFilter({}, field(name), value)).toEqual(filters);
  expect(groupFilter({ [name]: null, all: [{ number: 'x' }] }, field(name), value)).toEqual({
    [name]: null,
    all: [{ number: 'x' }, filters],
  });
});
