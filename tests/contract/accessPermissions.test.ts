import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { giveRole, insert } from '../support/seed.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp({ roles: { staff: ['Products', 'Orders'] } });
});
afterAll(() => host.close());

const permissions = async (email: string, establishment?: number | string) => {
  const { status, body } = await host.call(
    'GET',
    `/api/get-permissions${establishment === undefined ? '' : `/${establishment}`}`,
    undefined,
    await host.signIn(email),
  );
  return status === 200 ? (body.data.permissions as string[]) : status;
};

describe('GET /api/get-permissions', () => {
  it('gives a full-access super-admin every name', async () => {
    expect(await permissions('admin@demo.test')).toEqual(model.permissions.map(({ name }) => name).sort());
    expect(await permissions('admin@demo.test', host.seeded.two.establishments[0])).toContain('SuperAdminDashboard');
  });

  it('gives a full-access client user all but the names of the platform', async () => {
    const names = await permissions('owner@demo.test');
    expect(names).toEqual(
      expect.arrayContaining(['Taxes', 'TaxCreate', 'RolesPermissions', 'CostView', 'Establishments', 'EstablishmentCreate', 'Customers']),
    );
    expect(
      (names as string[]).filter((name) => /^(SuperAdmin|Client|Station|Hardware|EstablishmentGroup|ThirdPartyApp)/.test(name)),
    ).toEqual([]);
    expect(await permissions('owner@demo.test', host.seeded.one.establishments[2])).toEqual(names);
  });

  it('gives staff what their role says there, and nothing elsewhere', async () => {
    const [own, other] = host.seeded.one.establishments;
    expect(await permissions('staff@demo.test')).toEqual(['Orders', 'Products']);
    expect(await permissions('staff@demo.test', own)).toEqual(['Orders', 'Products']);
    expect(await permissions('staff@demo.test', other)).toEqual([]);
    expect(await permissions('nobody@demo.test')).toEqual([]);
  });

  it('says in which establishments a name is held that is not held in all of them', async () => {
    const [own, other] = host.seeded.one.establishments as [number, number];
    const { clientId, users, roles } = host.seeded.one;
    const heldIn = async (email: string, establishment?: number) => {
      const path = `/api/get-permissions${establishment === undefined ? '' : `/${establishment}`}`;
      return (await host.call('GET', path, undefined, await host.signIn(email))).body.data.held_in;
    };
    expect(await heldIn('staff@demo.test', own)).toEqual({ Orders: [own], Products: [own] });
    expect(await heldIn('owner@demo.test')).toEqual({});
    const user = { clientId, userId: users['nobody@demo.test'] as number, role: roles.staff as number };
    await host.database.platform(async (tx) => {
      for (const establishment of [own, other]) await giveRole(tx, { ...user, establishment });
    });
    expect(await heldIn('nobody@demo.test', other)).toEqual({ Orders: [own, other], Products: [own, other] });
    await host.database.platform((tx) =>
      tx.deleteFrom('users_roles').where('client_id', '=', clientId).where('parent_id', '=', user.userId).execute(),
    );
  });

  it('does not know an establishment of another business, nor one that is none', async () => {
    const foreign = host.seeded.two.establishments[0];
    for (const email of ['owner@demo.test', 'staff@demo.test', 'nobody@demo.test']) expect(await permissions(email, foreign)).toBe(404);
    for (const id of [999_999, 0, -1, 'abc', '1e3', '99999999999999999999', '1.5'])
      expect(await permissions('admin@demo.test', id)).toBe(404);
  });

  it('takes a permission away with the next call', async () => {
    const { clientId, roles } = host.seeded.one;
    const token = await host.signIn('staff@demo.test');
    const held = async () => (await host.call('GET', '/api/get-permissions', undefined, token)).body.data.permissions;
    expect(await held()).toContain('Orders');
    await host.database.platform((tx) =>
      tx
        .updateTable('roles')
        .set({ permissions: JSON.stringify(['Products']) })
        .where('client_id', '=', clientId)
        .where('id', '=', roles.staff)
        .execute(),
    );
    expect(await held()).toEqual(['Products']);
  });

  it('holds nothing of the platform through a role of a business, nor anything through a role of the point of sale', async () => {
    const { clientId, users, establishments } = host.seeded.one;
    const userId = users['nobody@demo.test'] ?? 0;
    await host.database.platform(async (tx) => {
      const web = await insert(tx, model, 'roles', clientId, {
        name: 'Too much',
        type: 'WEB',
        permissions: JSON.stringify(['Clients', 'SuperAdminDashboard', 'Taxes', 'NoSuchName']),
      });
      const pos = await insert(tx, model, 'roles', clientId, { name: 'Till', type: 'POS', permissions: JSON.stringify(['Vendors']) });
      await giveRole(tx, { clientId, userId, role: web, establishment: null });
      await giveRole(tx, { clientId, userId, role: pos, establishment: null });
    });
    expect(await permissions('nobody@demo.test')).toEqual(['Taxes']);
    expect(await permissions('nobody@demo.test', establishments[1])).toEqual(['Taxes']);
  });
});
