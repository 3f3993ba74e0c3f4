import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

/** What moves in drawers beside sales: by hand, from tills, and what was counted. */

let host: TestApp;
let owner: string;
let harbour: number;
let employee: number;
let till: { id: number; station_token: string };
let bar: { id: number; station_token: string };

const drawers = '/api/cash-drawer-session';
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  const admin = await host.signIn('admin@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
  const station = async (name: string) => {
    const values = { client_id: host.seeded.one.clientId, name, establishment: harbour };
    return (await host.call('POST', '/api/admin/clients/establishment-station', values, admin)).body.data;
  };
  till = await station('Front till');
  bar = await station('Bar till');
  const nia = { establishment_id: harbour, first_name: 'Nia', last_name: 'Brook', email: 'nia@example.com' };
  employee = (await host.call('POST', '/api/employee', nia, owner)).body.data.id;
});
afterAll(() => host.close());

let count = 0;
const open = async (values: object = {}, token = owner): Promise<number> => {
  count += 1;
  const { status, body } = await host.call('POST', drawers, { establishment_id: harbour, number: `M-${count}`, ...values }, token);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
};
const read = async (id: number) => (await host.call('GET', `${drawers}/${id}`, undefined, owner)).body.data;
const move = (id: number, input: object, token = owner) => host.call('POST', `${drawers}/${id}/movement`, input, token);
const close = (id: number, input: object) => host.call('POST', `${drawers}/${id}/close`, input, owner);
const timeline = async (id: number) => (await host.call('GET', `${drawers}/${id}/timeline`, undefined, owner)).body.data;
const report = (entries: unknown[], token = till.station_token, establishment_id = harbour) =>
  host.call('POST', '/api/cash-drawer/entries', { establishment_id, entries }, token);
const entry = (kind: string, at: string, more: object = {}) => ({ uuid: randomUUID(), kind, at, ...more });
const told = async (entries: unknown[], token?: string) => {
  const { status, body } = await report(entries, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.list;
};

describe('a cash movement by hand', () => {
  test('is one of the drawer from then on, with who and why, and what they come to follows', async () => {
    const id = await open({ opening_float: 100 });
    expect((await move(id, { kind: 'pay_in', amount: 20.5, reason: 'Change', employee })).status).toBe(200);
    expect((await move(id, { kind: 'drop', amount: 60 })).body.message).toBe('Cash movement recorded');
    await move(id, { kind: 'tip_out', amount: 7.25, employee });
    await move(id, { kind: 'pay_out', amount: 5, reason: 'Ice' });
    const { body } = await move(id, { kind: 'no_sale', reason: 'Changed a note' });
    expect(body.data).toMatchObject({ pay_ins: 20.5, pay_outs: 5, drops: 60, tip_outs: 7.25, no_sales: 1, expected: 48.25 });
    expect(body.data.movements).toMatchObject([
      { kind: 'pay_in', amount: 20.5, reason: 'Change', employee },
      { kind: 'drop', amount: 60 },
      { kind: 'tip_out', amount: 7.25 },
      { kind: 'pay_out', amount: 5 },
      { kind: 'no_sale', amount: null, reason: 'Changed a note' },
    ]);
  });

  test('says why money goes in or out, and moves none without a sale', async () => {
    const id = await open();
    const refused = async (input: object) => Object.keys((await move(id, input)).body.errors ?? {});
    expect(await refused({ kind: 'pay_in', amount: 5 })).toEqual(['reason']);
    expect(await refused({ kind: 'pay_out', amount: 5 })).toEqual(['reason']);
    expect(await refused({ kind: 'no_sale' })).toEqual(['reason']);
    expect(await refused({ kind: 'no_sale', reason: 'Till roll', amount: 5 })).toEqual(['amount']);
    expect(await refused({ kind: 'drop' })).toEqual(['amount']);
    expect(await refused({ kind: 'drop', amount: 1.234 })).toEqual(['amount']);
    expect(await refused({ kind: 'drop', amount: 1, employee: 99_999_999 })).toEqual(['employee']);
    expect((await read(id)).movements).toEqual([]);
  });

  test('counts beside another one at the same moment', async () => {
    const id = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => move(id, { kind: 'drop', amount: i + 1 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await read(id)).toMatchObject({ drops: 36, expected: -36 });
  });

  test('is refused once the drawer is closed, with what to do', async () => {
    const id = await open();
    await close(id, { counted: 0 });
    const { status, body } = await move(id, { kind: 'drop', amount: 1 });
    expect([status, body.message]).toEqual([409, 'This drawer is closed: record it in the one that is open now']);
  });

  test('asks for the permission to change drawers', async () => {
    expect((await move(await open(), { kind: 'drop', amount: 1 }, await host.signIn('nobody@demo.test'))).status).toBe(403);
  });
});

describe('a drawer that is counted and closed', () => {
  test('holds what its coins and notes come to', async () => {
    const id = await open({ opening_float: 50 });
    const denominations = [
      { denomination: 20, quantity: 2 },
      { denomination: 0.1, quantity: 3 },
      { denomination: 5, quantity: 0 },
    ];
    const { body } = await close(id, { denominations, closed_by: employee });
    expect(body.data).toMatchObject({ counted: 40.3, difference: -9.7, closed_by: employee });
    expect(body.data.closed_at).not.toBeNull();
    expect(body.data.denominations).toMatchObject([
      { denomination: 20, quantity: 2, amount: 40 },
      { denomination: 0.1, quantity: 3, amount: 0.3 },
    ]);
    expect((await close(id, { counted: 1 })).body.message).toBe('This drawer is closed already');
  });

  test('takes one sum too, and no count that contradicts itself', async () => {
    const id = await open();
    const twenty = [{ denomination: 20, quantity: 2 }];
    expect((await close(id, {})).body.errors).toEqual({ counted: ['Count coins and notes, or enter what they come to'] });
    expect((await close(id, { denominations: twenty, counted: 41 })).body.errors).toEqual({
      counted: ['The coins and notes come to 40.00 GBP: correct them, or leave this empty'],
    });
    expect((await close(id, { denominations: [...twenty, ...twenty] })).body.errors).toHaveProperty(['denominations.1.denomination']);
    expect((await close(id, { counted: 12.5 })).body.data).toMatchObject({ counted: 12.5, denominations: [] });
  });
});

describe('what a till reports', () => {
  test('opens, moves and closes its drawer, each once however often it is sent', async () => {
    const entries = [
      entry('open', '2026-06-01 09:00:00', { amount: 100, employee_id: employee }),
      entry('pay_in', '2026-06-01 10:00:00', { amount: 20, reason: 'Change', employee_id: employee }),
      entry('no_sale', '2026-06-01 11:00:00', { employee_id: 99_999_999 }),
      entry('drop', '2026-06-01 12:00:00', { amount: 50, station_id: 99_999_999 }),
      entry('close', '2026-06-01 18:00:00', { denominations: [{ denomination: 10, quantity: 7 }], employee_id: employee }),
    ];
    const first = await told(entries);
    expect(first.map(({ status }: { status: string }) => status)).toEqual(Array(5).fill('created'));
    const id = first[0].drawer_id;
    const again = await told([...entries, { ...entries[1], uuid: entries[1]?.uuid.toUpperCase(), amount: 500 }]);
    expect(again.map(({ status }: { status: string }) => status)).toEqual(Array(6).fill('unchanged'));
    const drawer = await read(id);
    expect(drawer).toMatchObject({
      ...{ number: 'D-20260601-0900', station: till.id, opened_by: employee, opening_float: 100, closed_by: employee },
      ...{ pay_ins: 20, drops: 50, no_sales: 1, expected: 70, counted: 70, difference: 0, closed_at: '2026-06-01T17:00:00.000Z' },
    });
    expect(drawer.movements).toMatchObject([{ kind: 'pay_in', employee }, { kind: 'no_sale', employee: null }, { kind: 'drop' }]);
    expect(drawer.denominations).toMatchObject([{ denomination: 10, quantity: 7, amount: 70 }]);
    const history = await host.call('POST', `${drawers}/${id}/history`, {}, owner);
    expect(history.body.data.list).toHaveLength(5);
  });

  test('counts once where the same batch arrives twice at once', async () => {
    const id = await open({ opened_at: '2026-06-02 09:00:00', station: till.id });
    const drops = Array.from({ length: 5 }, () => entry('drop', '2026-06-02 10:00:00', { amount: 3 }));
    await Promise.all([told(drops), told(drops), move(id, { kind: 'drop', amount: 4 })]);
    expect((await read(id)).drops).toBe(19);
    await told([entry('close', '2026-06-02 18:00:00', { amount: 0 })]);
  });

  test('that comes late is in the drawer that was open then, closed or not', async () => {
    const id = await open({ opened_at: '2026-06-03 09:00:00', station: till.id, closed_at: '2026-06-03 18:00:00', counted: 0 });
    await told([entry('pay_out', '2026-06-03 17:00:00', { amount: 8 })]);
    expect(await read(id)).toMatchObject({ pay_outs: 8, expected: -8, difference: 8 });
  });

  test('while no drawer is open waits outside until there is one', async () => {
    const waiting = [entry('pay_in', '2026-06-04 10:00:00', { amount: 9 }), entry('no_sale', '2026-06-04 10:05:00')];
    const elsewhere = entry('drop', '2026-06-05 10:00:00', { amount: 2 });
    const list = await told([...waiting, elsewhere], bar.station_token);
    expect(list.map(({ status }: { status: string }) => status)).toEqual(['outside', 'outside', 'outside']);
    const outside = async () =>
      (await host.call('POST', '/api/till-cash-entry/list', { establishment_id: harbour, filters: { drawer: null } }, owner)).body.data
        .list;
    expect(await outside()).toHaveLength(3);
    const id = await open({ opened_at: '2026-06-04 09:00:00', closed_at: '2026-06-04 12:00:00', counted: 9, station: bar.id });
    expect(await read(id)).toMatchObject({ pay_ins: 9, no_sales: 1, difference: 0 });
    const [left, ...others] = await outside();
    expect([left, others]).toMatchObject([{ kind: 'drop', amount: 2, station: bar.id }, []]);
    expect((await told(waiting, bar.station_token)).map(({ status }: { status: string }) => status)).toEqual(['unchanged', 'unchanged']);

    const put = () => host.call('POST', `/api/till-cash-entry/${left.id}/place`, { into: id }, owner);
    expect((await put()).body.data).toMatchObject({ drawer: id });
    expect((await put()).body.message).toBe('It stands in a drawer already');
    expect(await read(id)).toMatchObject({ drops: 2, expected: 7, difference: 2 });
  });

  test('is refused one by one, in words, and what was refused may be sent again', async () => {
    const wrong = [
      entry('drop', '2026-06-06 10:00:00'),
      entry('no_sale', '2026-06-06 10:00:00', { amount: 1 }),
      entry('drop', '2026-06-06 10:00:00', { amount: 1.234 }),
      entry('close', '2026-06-06 10:00:00', { amount: 1 }),
      entry('close', '2026-06-06 10:00:00'),
      entry('open', '2026-06-06 10:00:00', { number: 'M-1' }),
      { kind: 'drop' },
      7,
    ];
    const list = await told(wrong);
    expect(list.map(({ errors = {} }: { errors?: object }) => Object.keys(errors))).toMatchObject([
      ['amount'],
      ['amount'],
      ['amount'],
      ['at'],
      ['amount'],
      ['number'],
      expect.arrayContaining(['uuid', 'at']),
      expect.any(Array),
    ]);
    expect(list[3].errors.at[0]).toContain('No drawer was open');
    await open({ opened_at: '2026-06-06 09:00:00', station: till.id });
    expect(await told([wrong[3]])).toMatchObject([{ status: 'created' }]);
  });

  test('stays in its own business and establishment', async () => {
    const drop = entry('drop', '2026-06-07 10:00:00', { amount: 1 });
    const other = host.seeded.one.establishments[1] as number;
    expect((await report([drop], till.station_token, other)).status).toBe(403);
    expect((await report([drop], till.station_token, host.seeded.two.establishments[0])).status).toBe(404);
    expect((await report([drop], await host.signIn('nobody@demo.test'))).status).toBe(403);
  });
});

describe('the timeline of a drawer', () => {
  test('tells everything in its order, with what should be in it after each', async () => {
    const id = await open({ opened_at: '2026-07-01 09:00:00', opening_float: 100, station: till.id });
    const sold = (time: string, more: object = {}) =>
      anOrder({ local_created_at: time, payment_date: time, payments: [{ method: 'cash', amount: 10, tip: 2 }], ...more });
    const first = sold('2026-07-01 10:00:00', { order_number: 'A-1', user_name: 'Nia' });
    const back = sold('2026-07-01 11:00:00', {
      ...{ order_number: 'A-2', status: 'refunded', lines: [{ title: 'Soup', price: 10, quantity: 1, refund_quantity: 1 }] },
      payments: [
        { method: 'cash', amount: 10 },
        { method: 'cash', amount: 10, status: 'refunded', at: '2026-07-01 12:30:00' },
      ],
    });
    const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [first, back] }, till.station_token);
    await told([
      entry('drop', '2026-07-01 12:00:00', { amount: 40, employee_id: employee }),
      entry('no_sale', '2026-07-01 13:00:00', { reason: 'Change' }),
      entry('close', '2026-07-01 18:00:00', { amount: 70, employee_id: employee }),
    ]);
    const { list, total } = await timeline(id);
    expect(total).toBe(7);
    const [paid] = body.data.list;
    expect(list).toMatchObject([
      { event: 'opened', amount: 100, expected: 100 },
      { event: 'payment', amount: 12, expected: 112, order: paid.id, by: 'Nia', _titles: { order: 'A-1' } },
      { event: 'payment', amount: 10, expected: 122, _titles: { order: 'A-2' } },
      { event: 'drop', amount: -40, expected: 82, by: 'Nia Brook', order: null },
      { event: 'refund', amount: -10, expected: 72 },
      { event: 'no_sale', amount: null, expected: 72, reason: 'Change' },
      { event: 'counted', amount: 70, expected: 72, by: 'Nia Brook' },
    ]);
    expect(await read(id)).toMatchObject({ expected: 72, difference: -2 });
  });

  test('is bounded, and says how much there is', async () => {
    const id = await open({ opened_at: '2026-07-02 09:00:00', station: till.id });
    await host.database.tenant(host.seeded.one.clientId, (tx) =>
      sql`insert into public.cash_drawer_sessions_movements (client_id, establishment_id, parent_id, position, kind, amount, at)
        select ${host.seeded.one.clientId}, ${harbour}, ${id}, n, 'pay_in', 1, '2026-07-02T10:00:00Z' from generate_series(1, 600) as n`.execute(
        tx,
      ),
    );
    const { list, total } = await timeline(id);
    expect([list.length, total, list.at(-1).expected]).toEqual([500, 601, 499]);
  });

  test('is only for whoever may see drawers', async () => {
    const id = await open();
    expect((await host.call('GET', `${drawers}/${id}/timeline`, undefined, till.station_token)).status).toBe(403);
  });
});
