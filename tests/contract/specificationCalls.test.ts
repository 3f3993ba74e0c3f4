import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '#/tests/specification/calls/access.ts';
import type { SpecifiedCall } from '#/tests/specification/calls/call.ts';
import { establishmentCalls } from '#/tests/specification/calls/establishments.ts';
import { recordCalls } from '#/tests/specification/calls/records.ts';
import { reportCalls } from '#/tests/specification/calls/reports.ts';
import { salesCalls } from '#/tests/specification/calls/sales.ts';
import { stockCalls } from '#/tests/specification/calls/stock.ts';
import { workCalls } from '#/tests/specification/calls/work.ts';
import type { Answer } from '#/tests/support/app.ts';
import { misfits } from '#/tests/support/shape.ts';
import { type SpecifiedWorld, specifiedWorld } from '#/tests/support/specifiedWorld.ts';

let world: SpecifiedWorld;
beforeAll(async () => {
  world = await specifiedWorld();
});
afterAll(() => world.close());

const areas: Readonly<Record<string, readonly SpecifiedCall[]>> = {
  'of access': accessCalls,
  'of records': recordCalls,
  'of sales': salesCalls,
  'of stock': stockCalls,
  'of reports': reportCalls,
  'of establishments': establishmentCalls,
  'of work': workCalls,
};

describe.each(Object.entries(areas))('the calls %s', (_, calls) => {
  it.each(calls.map((call) => [`${call.method} ${call.path}${call.about ? ` (${call.about})` : ''}`, call] as const))(
    '%s',
    async (_, call) => {
      await call.before?.(world);
      const path = call.path.replace('{id}', String(await call.id?.(world)));
      const body = await call.sends?.(world);
      await expectRefusals(call, path, body);
      const answer = await send(call, path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(call.status ?? 200);
      expectAnswer(call, answer);
      if (call.pages) await expectPages(call, path, body);
      await call.shows?.(answer, world, body ?? {});
    },
  );
});

const send = ({ method, as = 'owner' }: SpecifiedCall, path: string, body?: object) =>
  world.host.call(method, path, body, world.tokens[as]);

/** Without a token where one is needed, and without each key that the body cannot do without. */
async function expectRefusals(call: SpecifiedCall, path: string, body: object | undefined): Promise<void> {
  const { needs = [], refusedWith = 422, method, as } = call;
  if (as !== 'nobody')
    expect(await world.host.call(method, path, body)).toMatchObject({
      status: 401,
      body: { status: 'error', message: expect.any(String) },
    });
  for (const key of needs) {
    const refused = await send(call, path, { ...body, [key]: undefined });
    expect([refused.status, refused.body.status, typeof refused.body.message], `without ${key}`).toEqual([refusedWith, 'error', 'string']);
    if (refusedWith === 422) expect(refused.body.errors, `without ${key}`).toHaveProperty(key, [expect.any(String)]);
  }
}

function expectAnswer({ method, status, data, beside, file, message }: SpecifiedCall, { body, headers }: Answer): void {
  const isWrite = method === 'PUT' || method === 'DELETE' || status === 201;
  if (file) return expect([headers['content-type'], body.length > 0]).toEqual([file, true]);
  expect(body.status).toBe('success');
  // A read may leave it unsaid what it did.
  if (message || body.message !== undefined || isWrite) expect(body.message).toEqual(message ?? expect.stringMatching(/./));
  if (data === null) expect(body.data).toBe(null);
  if (data) expect(misfits(data, body.data)).toEqual([]);
  if (beside) expect(misfits(beside, body, 'answer')).toEqual([]);
}

/** Pages of one row each: every row once, and as many as the whole list has. */
async function expectPages(call: SpecifiedCall, path: string, body: object | undefined): Promise<void> {
  const page = async (number: number, per_page: number) => (await send(call, path, { ...body, page: number, per_page })).body.data;
  const [whole, first, second] = [await page(1, 500), await page(1, 1), await page(2, 1)];
  const { total } = whole.pagination_options;
  expect(whole.pagination_options).toEqual({ page: 1, per_page: 500, total: whole.list.length, last_page: 1 });
  expect(total).toBeGreaterThan(1);
  expect(first.pagination_options).toEqual({ page: 1, per_page: 1, total, last_page: total });
  expect([...first.list, ...second.list]).toEqual(whole.list.slice(0, 2));
}
