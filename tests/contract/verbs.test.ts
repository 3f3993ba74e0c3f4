import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';

let host: TestApp;
let owner: string;
let maker: RecordMaker;
let seed = 0;

beforeAll(async () => {
  host = await specimenApp();
  owner = await host.signIn('owner@demo.test');
  maker = recordMaker(host, model, host.seeded.one, { admin: await host.signIn('admin@demo.test'), owner });
});
afterAll(() => host.close());

const specimen = model.resources.specimens;
async function add(change: Values = {}): Promise<Values> {
  if (!specimen) throw new Error('There are no specimens');
  seed += 1;
  const made = await maker.add(specimen, { seed });
  return Object.keys(change).length ? (await host.call('PUT', `/api/specimen/${made.id}`, change, owner)).body.data : made;
}
const perform = (verb: string, id: unknown, body: object = {}) => host.call('POST', `/api/specimen/${id}/${verb}`, body, owner);

describe('a verb', () => {
  test('takes the record to its status, answers it, and is logged with what was said', async () => {
    const { id, updated_at } = await add();
    const done = await perform('order', id, { remark: 'By Friday', pin: 'open sesame' });
    expect(done.body).toMatchObject({ status: 'success', data: { id, state: 'ordered' } });
    expect(Date.parse(done.body.data.updated_at)).toBeGreaterThan(Date.parse(updated_at as string));
    const log = await host.call(
      'POST',
      '/api/activity-log/list',
      { filters: { subject_type: 'specimens', subject_id: id, event: 'performed' }, fields: ['changes'] },
      owner,
    );
    expect(log.body.data.list[0].changes).toEqual({ state: ['draft', 'ordered'], remark: [null, 'By Friday'], pin: [null, '••••••'] });
  });

  test('is refused where the status has no such step, or its condition does not hold', async () => {
    const { id } = await add({ active: false });
    expect((await perform('close', id)).status).toBe(409);
    expect((await perform('order', id, { remark: 'x' })).status).toBe(200);
    expect((await perform('order', id, { remark: 'again' })).status).toBe(409);
    expect((await perform('close', id)).body.message).toContain("'Close' does not fit");
    await host.call('PUT', `/api/specimen/${id}`, { active: true, code: '1234' }, owner);
    expect((await perform('close', id)).body.data.state).toBe('closed');
  });

  test('is refused with a sentence at each input that is wrong', async () => {
    const { id } = await add();
    expect((await perform('order', id)).body.errors).toEqual({ remark: ['Enter a value'] });
    expect((await perform('order', id, { remark: 'x', toString: 1 })).body.errors).toHaveProperty('toString');
    expect((await perform('order', 999_999_999, { remark: 'x' })).status).toBe(404);
  });

  test('is the one way to a status: nobody writes it, and a closed record stays as it is', async () => {
    const { id } = await add({ active: true, code: '1234' });
    expect((await host.call('PUT', `/api/specimen/${id}`, { state: 'closed' }, owner)).body.errors).toEqual({
      state: ['This cannot be changed'],
    });
    await perform('order', id, { remark: 'x' });
    await perform('close', id);
    expect((await host.call('PUT', `/api/specimen/${id}`, { note: 'Changed' }, owner)).body.errors).toEqual({
      note: ['This cannot be changed'],
    });
  });
});
