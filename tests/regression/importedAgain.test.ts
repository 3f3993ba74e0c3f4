import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { imported } from '#/tests/support/bulk.ts';

let host: TestApp;
let owner: string;
beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

// The records' title is code and name together: no import key held for a row without a code, and the name alone was not looked for.
test('a chart of accounts without codes is imported again over itself, not refused as the same names', async () => {
  const establishment_id = host.seeded.one.establishments[0];
  const bring = (csv: string) => imported(host, csv, { resource: 'accounting-accounts', mode: 'upsert', establishment_id }, owner);
  const csv = 'name,kind,code\nFood sales,income,\nTips payable,liability,2310\n';
  expect(await bring(csv)).toMatchObject({ status: 'completed', created: 2, updated: 0, failed: 0 });
  expect(await bring(csv.replace('Food sales,income', 'food sales,expense').replace('Tips payable', 'Tips owed'))).toMatchObject({
    created: 0,
    updated: 2,
    failed: 0,
  });
  const { body } = await host.call('POST', '/api/accounting-integration/accounts/list', { establishment_id }, owner);
  expect(body.data.list.map(({ title, kind }: Record<string, string>) => [title, kind])).toEqual([
    ['2310 Tips owed', 'liability'],
    ['food sales', 'expense'],
  ]);
});
