import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { recordMaker } from '#/tests/support/recordMaker.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';

let host: TestApp;
let admin: string;
let hardware: Values;

beforeAll(async () => {
  host = await testApp();
  admin = await host.signIn('admin@demo.test');
  const makers = { admin, owner: await host.signIn('owner@demo.test') };
  hardware = await recordMaker(host, model, host.seeded.one, makers).add(resourceOf(model, 'hardware'), { seed: 1 });
});
afterAll(() => host.close());

const list = (body: object) => host.call('POST', '/api/admin/clients/hardware/station-list', body, admin);

// Every such call was refused: without a business for want of one, and with one because it was no field.
test('a super-admin reads the hardware of a station, which says by itself whose it is', async () => {
  const { status, body } = await list({ station_id: hardware.station });
  expect([status, body.data.list]).toEqual([200, [expect.objectContaining({ id: hardware.id, name: hardware.name })]]);
});

test('the station must be named, and be there', async () => {
  expect((await list({})).body.errors).toEqual({ station_id: ['Choose a value'] });
  expect((await list({ station_id: 'x' })).body.errors).toEqual({ station_id: ['Choose a value'] });
  expect((await list({ station_id: 999_999 })).status).toBe(404);
});
