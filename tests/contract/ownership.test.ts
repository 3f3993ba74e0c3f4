import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { moneyRecords } from '#/server/money/moneyRecords.ts';
import { type Answer, grantOf } from '#/tests/support/app.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let admin: string;
let owner: string;
beforeAll(async () => {
  host = await workingApp();
  [admin, owner] = await Promise.all([host.signIn('admin@demo.test'), host.signIn('owner@demo.test')]);
});
afterAll(() => host.close());

const client = () => host.seeded.one.clientId;
const place = (at = 0) => host.seeded.one.establishments[at] as number;
const clientPath = (id: number) => `/api/admin/clients/general-info/${id}`;
const sell = async (establishmentId: number, token: string): Promise<Answer> =>
  host.call('POST', '/api/sales/intake', { establishment_id: establishmentId, orders: [anOrder()] }, token);

describe('the currency of an establishment', () => {
  const change = (currency: string, at = 0) => host.call('PUT', `/api/admin/clients/establishment/${place(at)}`, { currency }, owner);

  it('is chosen anew as long as no amount is kept in it, and stays once one is', async () => {
    expect((await change('GBP')).body.data).toMatchObject({ currency: 'GBP', currency_symbol: '£' });
    expect((await sell(place(), owner)).body.data.list).toMatchObject([{ status: 'created' }]);
    const sentence = 'Amounts are kept in GBP here (orders, payments): keep it, and add another establishment for another currency';
    const refused = await change('JPY');
    expect([refused.status, refused.body.errors]).toEqual([422, { currency: [sentence] }]);
    const bulk = await host.call('POST', '/api/admin/clients/establishment/bulk', { ids: [place()], set: { currency: 'JPY' } }, admin);
    expect(bulk.body.data.failed).toEqual([{ id: place(), errors: { currency: [sentence] } }]);
    expect((await host.call('PUT', `/api/admin/clients/establishment/${place()}`, { currency: 'GBP', phone: null }, owner)).status).toBe(200);
  });

  it('stays for one expense as for a sale, and is free elsewhere', async () => {
    const type = await host.call('POST', '/api/expense-type', { establishment_id: place(1), name: 'Rent' }, owner);
    const expense = { establishment_id: place(1), amount: 5, type: type.body.data.id, name: 'Rent', date: '2026-03-01' };
    expect((await host.call('POST', '/api/expense', expense, owner)).status).toBe(201);
    expect((await change('EUR', 1)).body.errors.currency[0]).toContain('(expenses)');
    expect((await change('EUR', 2)).status).toBe(200);
  });

  it('is kept by everything with amounts that belongs to an establishment, unless it is a list of prices', () => {
    expect(moneyRecords(model).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['orders', 'payments', 'expenses', 'cash-drawer-sessions', 'purchase-orders']),
    );
  });
});

describe('a business that is not active', () => {
  it('does nothing any more until it is active again: no sign-in, no token, no till', async () => {
    const { two } = host.seeded;
    const theirs = await host.signIn('owner@other.test');
    const till = await host.call(
      'POST',
      '/api/admin/clients/establishment-station',
      { client_id: two.clientId, name: 'Till', establishment: two.establishments[0] },
      admin,
    );
    const token = till.body.data.station_token as string;
    expect((await sell(two.establishments[0] as number, token)).status).toBe(200);
    const set = (status: string) => host.call('PUT', clientPath(two.clientId), { status }, admin);
    expect((await set('inactive')).status).toBe(200);
    expect((await host.call('POST', '/oauth/token', grantOf('owner@other.test'))).body.message).toBe(
      'This business is not active at the moment: ask your provider',
    );
    expect((await host.call('GET', '/api/v1_0/profile', undefined, theirs)).status).toBe(401);
    expect((await sell(two.establishments[0] as number, token)).status).toBe(401);
    expect((await set('active')).status).toBe(200);
    expect((await sell(two.establishments[0] as number, token)).status).toBe(200);
  });
});

describe('deleting a business', () => {
  it('is refused as long as it has orders, one by one and in bulk', async () => {
    const refused = await host.call('DELETE', clientPath(client()), undefined, admin);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "'Client one' has 1 order: make it inactive instead, or have everything of it removed with 'Remove business'",
    ]);
    const bulk = await host.call('POST', '/api/admin/clients/general-info/bulk', { ids: [client()], delete: true }, admin);
    expect(bulk.body.data).toMatchObject({ changed: 0, failed: [{ id: client(), errors: { id: [refused.body.message] } }] });
  });
});
