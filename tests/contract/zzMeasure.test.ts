import { expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { testApp } from '#/tests/support/app.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
test('measure', async () => {
  const host = await testApp();
  const owner = await host.signIn('owner@demo.test');
  const est = host.seeded.one.establishments[0] as number;
  const { clientId, users } = host.seeded.one;
  await host.database.platform(async (tx) => {
    const role = await insert(tx, model, 'roles', clientId, { name: 'R', type: 'WEB', permissions: JSON.stringify(['Products', 'ProductDelete']) });
    await giveRole(tx, { clientId, userId: users['nobody@demo.test'] as number, role, establishment: est });
  });
  const weak = await host.signIn('nobody@demo.test');
  const make = async (n: number) => {
    const ids: number[] = [];
    for (let i = 0; i < n; i += 1) ids.push((await host.call('POST', '/api/product', { establishment_id: est, item: `Dish ${Math.random()}`, price: 5 }, owner)).body.data.id);
    return ids;
  };
  for (const [name, token] of [['without', weak], ['with', owner], ['without', weak], ['with', owner]] as const) {
    const ids = await make(80);
    const t = performance.now();
    const { body } = await host.call('POST', '/api/product/bulk', { ids, delete: true }, token);
    console.log(name, body.data.changed, 'statements ms/record', (performance.now() - t) / 80, body.data.undo?.id);
  }
  await host.close();
  expect(1).toBe(1);
});
