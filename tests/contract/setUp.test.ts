import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp({ config: { trustProxy: 'loopback' } });
});
afterAll(() => host.close());

let count = 0;
/** A business that has just registered, with its owner's token. */
async function newcomer(business: object = {}): Promise<string> {
  const person = { email: `n${++count}@new.test`, password: 'a long password', firstName: 'Nadia', lastName: 'Newman' };
  const body = { ...person, businessName: 'New', ...business };
  const { status, body: answer } = await host.call('POST', '/api/auth/register', body, undefined, {
    'x-forwarded-for': `192.0.2.${count}`,
  });
  expect(status).toBe(201);
  return answer.accessToken;
}
async function establishment(token: string, currency = 'EUR', title = 'First'): Promise<number> {
  const { status, body } = await host.call('POST', '/api/admin/clients/establishment', { title, currency }, token);
  expect(status).toBe(201);
  return body.data.id;
}
/** What the staff of the seed's first business may do. */
async function giveStaff(permissions: readonly string[]): Promise<void> {
  const { clientId, roles } = host.seeded.one;
  const names = JSON.stringify(permissions);
  await host.database.platform((tx) =>
    sql`update public.roles set permissions = ${names}::jsonb where client_id = ${clientId} and id = ${roles.staff}`.execute(tx),
  );
}
const setUp = async (token: string) => (await host.call('GET', '/api/set-up', undefined, token)).body.data;
const sample = (token: string, establishment_id: number, kind: unknown = 'cafe') =>
  host.call('POST', '/api/product/sample-menu', { establishment_id, kind }, token);
const listOf = async (path: string, token: string) =>
  (await host.call('POST', path, { per_page: 100, sort_by: 'id', sort_order: 'asc' }, token)).body.data.list;

describe('GET /api/set-up', () => {
  it('says what the business is, and each step done once what it asks for is there', async () => {
    const owner = await newcomer({ country: 'AT', businessKind: 'bar' });
    const done = async () => {
      const { steps } = await setUp(owner);
      return steps.filter(({ is_done: isDone }: { is_done: boolean }) => isDone).map(({ name }: { name: string }) => name);
    };
    expect(await setUp(owner)).toEqual({
      country: 'AT',
      currency: 'EUR',
      business_kind: 'bar',
      steps: ['establishment', 'products', 'taxes', 'order_types', 'people', 'first_order'].map((name) => ({ name, is_done: false })),
    });
    const id = await establishment(owner);
    const add = async (path: string, values: object) => {
      const { status, body } = await host.call('POST', path, { establishment_id: id, ...values }, owner);
      expect([status, body.errors]).toEqual([201, undefined]);
      return body.data.id as number;
    };
    expect(await done()).toEqual(['establishment']);
    const tax = await add('/api/tax', { name: 'VAT', rate: 20 });
    await add('/api/order-type', { title: 'Eat in', behaviour: 'dine_in' });
    await add('/api/employee', { first_name: 'Ann', last_name: 'Other' });
    expect(await done()).toEqual(['establishment', 'taxes', 'order_types', 'people']);
    await host.call('DELETE', `/api/tax/${tax}?establishment_id=${id}`, undefined, owner);
    expect((await sample(owner, id)).status).toBe(200);
    expect(await done()).toEqual(['establishment', 'products', 'order_types', 'people']);
  });

  it('knows nothing of other businesses, and asks nothing once a business is no longer young', async () => {
    const owner = await newcomer();
    await establishment(await newcomer());
    expect((await setUp(owner)).steps.every(({ is_done: isDone }: { is_done: boolean }) => !isDone)).toBe(true);
    const { client_id: clientId } = (await host.call('GET', '/api/v1_0/profile', undefined, owner)).body.data.user;
    await host.database.platform((tx) =>
      sql`update public.clients set created_at = now() - interval '91 days' where client_id = 0 and id = ${clientId}`.execute(tx),
    );
    expect(await setUp(owner)).toMatchObject({ country: null, steps: [] });
  });

  it('names only what somebody may do, where they may do it, and is shut to who may do none of it, and to the platform', async () => {
    await giveStaff(['Taxes', 'TaxCreate']);
    expect((await setUp(await host.signIn('staff@demo.test'))).steps.map(({ name }: { name: string }) => name)).toEqual(['taxes']);
    for (const email of ['nobody@demo.test', 'admin@demo.test']) {
      const token = await host.signIn(email);
      expect([email, (await host.call('GET', '/api/set-up', undefined, token)).status]).toEqual([email, 403]);
    }
    expect((await host.call('GET', '/api/set-up')).status).toBe(401);
  });
});

describe('POST /api/product/sample-menu', () => {
  it('fills an empty catalogue once, in round prices of its money and in the language of who asks', async () => {
    const owner = await newcomer();
    await host.call('PUT', '/api/v1_0/profile', { language: 'de' }, owner);
    const id = await establishment(owner, 'JPY');
    expect((await sample(owner, id)).body).toMatchObject({ status: 'success', data: { products: 10 } });
    const [categories, products] = [await listOf('/api/product-categories/list', owner), await listOf('/api/product/list', owner)];
    expect(categories.map(({ name }: { name: string }) => name)).toEqual(['Heißgetränke', 'Getränke', 'Gebäck']);
    expect(products).toHaveLength(10);
    expect(products[0]).toMatchObject({ item: 'Espresso', category: categories[0].id, price: 350, sku: 'SAMPLE-1' });
    expect(await sample(owner, id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('leeren') } });
    // Another establishment has a catalogue of its own; what was made goes as any record does.
    expect((await sample(owner, await establishment(owner, 'EUR', 'Second'), 'shop')).body.data).toEqual({ products: 6 });
    expect((await host.call('DELETE', `/api/product/${products[0].id}?establishment_id=${id}`, undefined, owner)).status).toBe(200);
  });

  it('gives one of two that ask at once a menu, and the other a refusal', async () => {
    const owner = await newcomer();
    const id = await establishment(owner);
    const answers = await Promise.all([sample(owner, id), sample(owner, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listOf('/api/product/list', owner)).toHaveLength(10);
  });

  it('refuses an unknown kind at its field, a foreign establishment, and who may not add categories', async () => {
    const owner = await newcomer();
    const id = await establishment(owner);
    expect(await sample(owner, id, 'circus')).toMatchObject({ status: 422, body: { errors: { kind: [expect.any(String)] } } });
    expect((await sample(await newcomer(), id)).status).toBe(404);
    const { one } = host.seeded;
    await giveStaff(['Products', 'ProductCreate']);
    const refused = await sample(await host.signIn('staff@demo.test'), one.establishments[0] as number);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('categories')]);
    expect(await listOf('/api/product/list', owner)).toEqual([]);
  });
});
