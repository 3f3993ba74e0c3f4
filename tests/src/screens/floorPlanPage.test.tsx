import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { hostError } from '#/dataProvider/hostError.ts';
import FloorPlanPage from '#/src/screens/floorPlan/FloorPlanPage.tsx';
import { AdminFrame } from '../app/AdminFrame.tsx';

afterEach(cleanup);

const everything = [
  'ServiceArea',
  'ServiceAreaTable',
  'ServiceAreaTableCreate',
  'ServiceAreaTableEdit',
  'ServiceAreaTableDelete',
  'OrdersHistory',
];
const readAt = '2026-11-26T10:00:00.000Z';

interface Opened {
  permissions?: readonly string[];
  orders?: readonly object[];
  reservations?: readonly object[];
  /** What the host says to a plan that is saved; nothing: it saves it. */
  refuses?: () => Error | undefined;
}

/** Opens the page over two tables, of which one has no place yet; gives what was asked for and what was sent. */
function open(path: string, { permissions = everything, orders = [], reservations = [], refuses }: Opened = {}) {
  const tables = [
    { id: 1, name: '1', capacity: 4, plan_x: 300, plan_y: 200, plan_width: 120, plan_depth: 80, shape: 'rectangle', rotation: 0 },
    { id: 2, name: '2', capacity: 2, plan_x: 600, plan_y: 200, plan_width: 80, plan_depth: 80, shape: 'round', rotation: 0 },
  ].map((table) => ({ ...table, service_area: 5, status: 'active', updated_at: readAt }));
  const records: Record<string, readonly object[]> = {
    tables,
    orders,
    reservations,
    'service-areas': [{ id: 5, name: 'Hall', plan_width: 1200 }],
  };
  const asked: string[] = [];
  const sent: Record<string, unknown>[][] = [];
  const dataProvider = {
    getList: async (resource: string) => {
      asked.push(resource);
      const data = records[resource] ?? [];
      return { data, total: data.length };
    },
    verb: async (_resource: string, _verb: string, { input }: { input: { tables: Record<string, unknown>[] } }) => {
      sent.push(input.tables);
      const refusal = refuses?.();
      if (refusal) throw refusal;
      return { data: {}, message: 'Floor plan saved' };
    },
  };
  const establishment = { id: 7, title: 'Harbour', currency: 'USD', timezone: 'UTC' };
  const constants = { currencies: [{ code: 'USD', name: 'US dollar', symbol: '$', decimals: 2 }], timezones: ['UTC'] };
  const held = new Set(permissions);
  const session = {
    permissions: held,
    everywhere: held,
    establishment,
    establishments: [establishment],
    constants,
    tree: { nestedRoutes: [] },
  };
  render(
    <AdminFrame resource="tables" dataProvider={dataProvider} session={session} address={path}>
      <FloorPlanPage />
    </AdminFrame>,
  );
  return { asked, sent };
}

const table = (name: string) => screen.findByRole('button', { name: new RegExp(`^Table ${name}, `) });

it('moves, sizes and turns a table by keyboard, says where it is, takes it back, and saves what has changed', async () => {
  const { sent } = open('/floor-plan?mode=edit');
  const user = userEvent.setup();
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  (await table('1')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByRole('status').textContent).toBe('Table 1, 4 seats: 3.2 m from the left, 2.01 m from the top, 1.2 m × 0.8 m');
  await user.keyboard('w');
  await user.keyboard('r');
  expect((await table('1')).getAttribute('aria-label')).toContain('turned by 15°');
  await user.keyboard('{Control>}z{/Control}');
  expect((await table('1')).getAttribute('aria-label')).not.toContain('turned');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await user.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    { table: 1, read_at: readAt, shape: 'rectangle', plan_x: 320, plan_y: 201, plan_width: 130, plan_depth: 80, rotation: 15 },
  ]);
});

it('cannot be pushed out of the room, and shows what lies over another one', async () => {
  open('/floor-plan?mode=edit');
  const user = userEvent.setup();
  (await table('1')).focus();
  await user.keyboard('{ArrowUp>40/}');
  expect(screen.getByLabelText('From the top (cm)')).toHaveProperty('value', '40');
  const left = screen.getByLabelText('From the left (cm)');
  await user.clear(left);
  await user.type(left, '580');
  const top = screen.getByLabelText('From the top (cm)');
  await user.clear(top);
  await user.type(top, '200');
  expect(screen.getByText(/^Overlaps 2/)).toBeTruthy();
  expect((await table('2')).getAttribute('aria-label')).toContain('overlaps 1');
});

it('adds and duplicates tables under free names, and takes a new one away again', async () => {
  const { sent } = open('/floor-plan?mode=edit');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add a table' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Booth' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '3');
  (await table('2')).focus();
  await user.keyboard('d');
  (await table('3')).focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^Table 3, / })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject([{ name: '4', capacity: 2, shape: 'round', service_area: 5 }]);
});

it('is the same as a list, in which everything can be typed', async () => {
  const { sent } = open('/floor-plan?mode=edit&view=list');
  const user = userEvent.setup();
  await user.click(within(await screen.findByRole('list', { name: 'Tables' })).getByRole('button', { name: /^Table 2/ }));
  await user.clear(screen.getByLabelText('Capacity'));
  await user.type(screen.getByLabelText('Capacity'), '3');
  await user.click(screen.getByRole('button', { name: 'Move right' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]).toMatchObject([{ table: 2, capacity: 3, plan_x: 610 }]));
});

it('says which table somebody else has changed, and goes on with either version', async () => {
  const message = "Somebody else changed table '1' meanwhile";
  const refusals = [hostError(message, 409, { data: { id: 1, name: '1' } })];
  const { sent } = open('/floor-plan?mode=edit', { refuses: () => refusals.shift() });
  const user = userEvent.setup();
  (await table('1')).focus();
  await user.keyboard('{ArrowRight}');
  (await table('2')).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take their version' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[1]?.map((row) => row.table)).toEqual([2]));
});

it('marks the field of the table that is refused', async () => {
  open('/floor-plan?mode=edit', { refuses: () => hostError('Check', 422, { errors: { 'tables.0.name': 'Already in use' } }) });
  const user = userEvent.setup();
  (await table('2')).focus();
  await user.type(await screen.findByLabelText('Name'), '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Already in use')).toBeTruthy();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
});

it('goes on without a table that somebody else has deleted', async () => {
  const refusals = [hostError('Check', 422, { errors: { 'tables.0.table': 'Unknown' } })];
  const { asked } = open('/floor-plan?mode=edit', { refuses: () => refusals.shift() });
  const user = userEvent.setup();
  (await table('2')).focus();
  await user.keyboard('{ArrowRight}');
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody else deleted/)).toBeTruthy();
  expect(asked.slice(before)).toContain('tables');
});

it('shows who sits where to who may see orders', async () => {
  const since = new Date(Date.now() - 10 * 60_000).toISOString();
  const order = { id: 9, order_number: '1042', table: '1', guests: 3, local_created_at: since, total_amount: 42.5, status: 'open' };
  open('/floor-plan', { orders: [order] });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^Table 2, 2 seats: free$/ });
  const occupied = await screen.findByRole('button', { name: /^Table 1, 4 seats: occupied for 10 min · 3 guests · / });
  expect(occupied.getAttribute('aria-label')).toContain('$42.50');
  occupied.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Order 1042')).toBeTruthy();
});

it('shows who is expected, at which table and at none, to who may see reservations', async () => {
  const starts_at = '2026-11-26T19:30:00.000Z';
  const reservations = [
    { id: 4, guest: 'Hart', party: 2, starts_at, table: 2 },
    { id: 5, guest: 'Okafor', party: 6, starts_at, table: null },
  ];
  open('/floor-plan', { permissions: [...everything, 'Reservations'], reservations });
  const user = userEvent.setup();
  const reserved = await screen.findByRole('button', { name: /^Table 2, 2 seats: free · reserved for 7:30.PM: Hart, 2 guests$/ });
  expect(screen.getByRole('heading', { name: 'Expected, without a table yet' }).parentElement?.textContent).toContain('Okafor');
  expect(screen.queryByRole('link', { name: 'Hart' })).toBeNull();
  reserved.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Hart' }).getAttribute('href')).toBe('/reservations/4/show');
  cleanup();
  const { asked } = open('/floor-plan', { reservations });
  await screen.findByRole('button', { name: /^Table 2, 2 seats: free$/ });
  expect(asked).not.toContain('reservations');
});

it('tells who may not see orders so, without asking for any, and who may not edit has nothing to edit', async () => {
  const { asked } = open('/floor-plan?mode=edit', { permissions: ['ServiceArea', 'ServiceAreaTable'] });
  expect(await screen.findByText(/which you may not see/)).toBeTruthy();
  expect([asked.includes('orders'), screen.queryByRole('button', { name: 'Edit layout' })]).toEqual([false, null]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
