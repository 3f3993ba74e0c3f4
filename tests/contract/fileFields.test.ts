import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

describe('a field that takes some types of file', () => {
  const expense = async (receipt: string) => {
    const establishment_id = host.seeded.one.establishments[0];
    const type = await host.call('POST', '/api/expense-type', { establishment_id, name: `Type ${receipt.length}-${Math.random()}` }, owner);
    const values = { establishment_id, name: 'Rent', amount: 1, date: '2026-01-01', type: type.body.data.id, receipt };
    return host.call('POST', '/api/expense', values, owner);
  };

  test.each(['/files/abcdefghijklmnopqrstuv/receipt.pdf', '/files/abcdefghijklmnopqrstuv/receipt.jpg', 'https://example.com/a.PDF?of=1'])(
    'takes %s',
    async (address) => expect((await expense(address)).status).toBe(201),
  );

  test.each(['/files/abcdefghijklmnopqrstuv/prices.csv', '/files/abcdefghijklmnopqrstuv/receipt', 'https://example.com/program.exe'])(
    'refuses %s at the field, in words',
    async (address) => {
      const { status, body } = await expense(address);
      expect([status, body.errors]).toEqual([422, { receipt: ['Choose a file of one of these types: PNG, JPEG, GIF, WEBP, AVIF, PDF'] }]);
    },
  );

  test('refuses a document of ours where a picture belongs, and takes a picture that stands elsewhere under any name', async () => {
    const establishment_id = host.seeded.one.establishments[0];
    const category = (image: string) =>
      host.call('POST', '/api/product-categories', { establishment_id, name: `Of ${image}`, image }, owner);
    const refused = await category('/files/abcdefghijklmnopqrstuv/menu.pdf');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['image']]);
    expect((await category('https://example.com/pictures/7')).status).toBe(201);
  });
});
