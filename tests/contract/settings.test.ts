import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  host = await testApp({ roles: { manager: ['Receipt'], staff: ['Products'] } });
  for (const email of ['admin@demo.test', 'owner@demo.test', 'manager@demo.test', 'staff@demo.test', 'owner@other.test'])
    tokens[email] = await host.signIn(email);
});
afterAll(() => host.close());

const here = () => host.seeded.one.establishments[0];
const there = () => host.seeded.one.establishments[1];
const read = (body: object = {}, who = 'owner@demo.test') =>
  host.call('POST', '/api/establishment/get-meta', { establishment_id: here(), kind: 'receipt', ...body }, tokens[who]);
const save = (body: object, who = 'owner@demo.test') =>
  host.call('POST', '/api/establishment-meta', { establishment_id: here(), kind: 'receipt', values: {}, ...body }, tokens[who]);

describe('the settings of an establishment', () => {
  test('are the definition’s defaults until they are saved', async () => {
    const { body } = await read({ establishment_id: there() });
    expect(body.data).toMatchObject({
      kind: 'receipt',
      updated_at: null,
      values: { paper_width: 'mm80', show_tax_lines: true, header: null },
    });
    expect(Object.keys(body.data.values)).toEqual(Object.keys(model.settings.receipt?.fields ?? {}));
  });

  test('keep what is saved, field by field, each establishment its own', async () => {
    const first = await save({ values: { header: 'Open daily', paper_width: 'mm58' } });
    expect(first.body).toMatchObject({ status: 'success', message: 'Receipt Updated Successfully' });
    const second = await save({ values: { footer: 'No refunds' }, updated_at: first.body.data.updated_at });
    expect(second.body.data.values).toMatchObject({ header: 'Open daily', paper_width: 'mm58', footer: 'No refunds' });
    expect((await read()).body.data).toEqual(second.body.data);
    expect((await read({ establishment_id: there() })).body.data.updated_at).toBe(null);
  });

  test('are judged by their definition', async () => {
    const refused = await save({ values: { paper_width: 'mm90', copies: 9, nonsense: 1, show_qr: true } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['values.copies', 'values.nonsense', 'values.paper_width', 'values.qr_link']);
    expect((await save({ values: { show_qr: true, qr_link: 'https://example.com/menu' } })).status).toBe(200);
    expect((await save({ values: { show_qr: false } })).body.data.values.qr_link).toBe(null);
    expect((await save({ values: [] })).status).toBe(422);
    expect((await save({ values: {}, color: 'red' })).body.errors).toHaveProperty('color');
  });

  test('are not overwritten by who read them earlier', async () => {
    const { updated_at, values } = (await save({ values: { message: 'First' } })).body.data;
    await save({ values: { message: 'Second' } });
    const stale = await save({ values: { ...values, message: 'Third' }, updated_at });
    expect([stale.status, stale.body.data.values.message]).toEqual([409, 'Second']);
    expect((await save({ values: { message: 'Fourth' }, updated_at: null })).status).toBe(409);
    expect((await save({ values: { message: 'Fifth' }, updated_at: stale.body.data.updated_at })).status).toBe(200);
  });

  test('are logged with the old and the new value, and not where nothing changed', async () => {
    const log = async () =>
      (
        await host.call(
          'POST',
          '/api/activity-log/list',
          { filters: { subject_type: 'settings.receipt' }, fields: ['changes', 'description'] },
          tokens['owner@demo.test'],
        )
      ).body.data;
    await save({ values: { message: 'Before' } });
    const { updated_at } = (await save({ values: { message: 'After' } })).body.data;
    const { list, pagination_options } = await log();
    expect(list[0]).toMatchObject({ description: 'Receipt settings updated', changes: { message: ['Before', 'After'] } });
    expect((await save({ values: { message: 'After' } })).body.data.updated_at).toBe(updated_at);
    expect((await log()).pagination_options.total).toBe(pagination_options.total);
  });

  test('go with their establishment', async () => {
    const owner = tokens['owner@demo.test'];
    const { id } = (await host.call('POST', '/api/admin/clients/establishment', { title: 'Pop-up' }, owner)).body.data;
    await save({ establishment_id: id, values: { message: 'Short-lived' } });
    expect((await host.call('DELETE', `/api/admin/clients/establishment/${id}`, undefined, owner)).status).toBe(200);
    expect((await read({ establishment_id: id })).status).toBe(404);
  });
});

describe('who may', () => {
  test('is decided by the kind’s permission, in each establishment', async () => {
    for (const call of [read, save] as const) {
      expect((await call({}, 'manager@demo.test')).status).toBe(200);
      expect((await call({ establishment_id: there() }, 'manager@demo.test')).status).toBe(403);
      expect((await call({}, 'staff@demo.test')).status).toBe(403);
      expect((await call({}, 'owner@other.test')).status).toBe(404);
      expect((await call({}, 'admin@demo.test')).status).toBe(200);
    }
  });

  test('a kind that does not exist is refused as a field, a missing establishment too', async () => {
    expect((await read({ kind: 'constructor' })).body.errors).toHaveProperty('kind');
    expect((await save({ kind: 'lottery' })).body.errors).toHaveProperty('kind');
    expect((await read({ establishment_id: undefined })).body.errors).toHaveProperty('establishment_id');
    expect((await read({ establishment_id: 999_999 })).status).toBe(404);
  });
});
