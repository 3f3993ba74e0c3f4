import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import { model } from '#/resources/index.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;
let market: number;
let foreign: number;

beforeAll(async () => {
  host = await workingApp({ roles: { manager: ['SalesSummary'], staff: ['Dashboard'] } });
  [harbour, market] = host.seeded.one.establishments as [number, number];
  [foreign] = host.seeded.two.establishments as [number];
  owner = await host.signIn('owner@demo.test');
  for (const establishment of [harbour, market]) await sell(establishment);
});
afterAll(() => host.close());

/** Today, wherever an establishment is. */
const days = () => {
  const today = businessToday({ timezone: 'UTC', startsAt: '00:00' });
  return { date_from: addDays(today, -1), date_to: addDays(today, 1) };
};
const together = (reports: readonly { report: string; question: object }[], token = owner, maxAge?: number) =>
  host.call('POST', '/api/reports', { reports, ...(maxAge !== undefined && { max_age: maxAge }) }, token);

/** Sells a soup there, or changes what was sold. */
async function sell(establishment: number, changes: Partial<OrderInput> = {}): Promise<void> {
  const at = new Date().toISOString();
  const lines = [{ title: 'Soup', price: 10, quantity: 2 }];
  const order = anOrder({ local_created_at: at, payment_date: at, lines, ...changes });
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: establishment, orders: [order] }, owner);
  expect(body.data.list).toMatchObject([{ status: order.revision === 1 ? 'created' : 'updated' }]);
}

describe('several reports asked together', () => {
  test('answer what each answers alone, all as of one moment', async () => {
    const questions = [
      ...['dashboard-net-sales', 'dashboard-total-sales', 'sales-summary', 'product-mix', 'dashboard-weekly-sales'].map((report) => ({
        report,
        question: { establishment_id: harbour, ...days() },
      })),
      { report: 'dashboard-net-sales', question: { establishment_ids: [harbour, market], ...days() } },
    ];
    const { body } = await together(questions);
    const { answers, as_of } = body.data;
    for (const [at, { report, question }] of questions.entries()) {
      const alone = await host.call('POST', model.reports[report]?.endpoint ?? '', question, owner);
      expect(answers[at], report).toEqual({ status: 'success', data: { ...alone.body.data, as_of } });
    }
    expect(answers[0].data.value).toBe(20);
    expect(answers[5].data.value).toBe(40);
  });

  test('are refused one by one, each with its own sentence', async () => {
    const own = { establishment_id: harbour, ...days() };
    const staff = await host.signIn('staff@demo.test');
    const { status, body } = await together(
      [
        { report: 'dashboard-net-sales', question: own },
        { report: 'sales-summary', question: own },
        { report: 'dashboard-net-sales', question: { ...own, establishment_id: foreign } },
        { report: 'dashboard-tax', question: { ...own, date_from: '2026-02-30' } },
      ],
      staff,
    );
    expect([status, body.data.answers.map((one: { status: string }) => one.status)]).toEqual([200, ['success', 'error', 'error', 'error']]);
    const alone = await host.call('POST', '/api/dashboard-tax', { ...own, date_from: '2026-02-30' }, staff);
    expect(body.data.answers[3]).toEqual(alone.body);
    expect(JSON.stringify(body.data.answers.slice(1))).not.toContain('"data"');
  });

  test.each([
    ['nothing', []],
    ['a report that is none', [{ report: 'no-report', question: {} }]],
    ['a name of every object', [{ report: 'constructor', question: {} }]],
    ['too many', Array.from({ length: 41 }, () => ({ report: 'sales-summary', question: {} }))],
    ['a key that it does not know', [{ report: 'sales-summary', question: {}, other: 1 }]],
  ])('are refused as a whole where they ask %s', async (_what, reports) => {
    const { status, body } = await together(reports);
    expect([status, Object.keys(body.errors).length]).toEqual([422, 1]);
  });

  test('are for who is signed in', async () => {
    expect((await host.call('POST', '/api/reports', { reports: [] })).status).toBe(401);
  });
});

describe('a reading that others have had', () => {
  const question = () => [{ report: 'dashboard-total-sales', question: { establishment_id: market, ...days() } }];
  const readBy = async (token: string, maxAge?: number) => (await together(question(), token, maxAge)).body.data;

  test('answers whoever takes one so old; nobody else', async () => {
    const first = await readBy(owner);
    expect(await readBy(owner, 30)).toEqual(first);
    expect((await readBy(owner)).as_of).not.toBe(first.as_of);
    expect((await readBy(owner, 0)).as_of).not.toBe(first.as_of);
    expect((await together(question(), owner, 31)).status).toBe(422);
  });

  test('is shared with those who have the same rights there, and with no others', async () => {
    const ask = async (user: string) => readBy(await host.signIn(user), 30);
    const staff = await ask('staff@demo.test');
    expect((await ask('staff@demo.test')).as_of).toBe(staff.as_of);
    expect((await ask('owner@demo.test')).as_of).not.toBe(staff.as_of);
    const theirs = await ask('owner@other.test');
    expect(theirs.answers[0].status).toBe('error');
    expect(theirs.as_of).not.toBe(staff.as_of);
  });

  test('is the one of its days, its establishments and its language', async () => {
    const [{ report, question: own }] = question() as [{ report: string; question: object }];
    const { as_of: known } = await readBy(owner);
    const asked = [
      { ...own, ...days(), date_to: days().date_from },
      { ...own, establishment_id: harbour },
    ];
    for (const other of asked)
      expect((await together([{ report, question: other }], owner, 30)).body.data.as_of, JSON.stringify(other)).not.toBe(known);
    const german = await host.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: { authorization: `Bearer ${owner}`, 'x-shown-language': 'de' },
      payload: { reports: question(), max_age: 30 },
    });
    expect(german.json().data.as_of).not.toBe(known);
    expect(german.headers['content-language']).toBe('de');
  });
});

describe('a reading where no sale has changed since', () => {
  const today = () => [{ report: 'dashboard-total-sales', question: { establishment_id: market, ...days() } }];
  const read = async (reports: readonly object[] = today()) =>
    (await host.call('POST', '/api/reports', { reports, max_age: 0, max_age_unchanged: 60 }, owner)).body.data;

  test('is answered again, until an order comes, another revision of it, one of long ago, or a recompute', async () => {
    const changes: [string, () => Promise<unknown>, number][] = [];
    const order = anOrder();
    const sold = (price: number, revision: number) => () =>
      sell(market, { uuid: order.uuid, revision, lines: [{ title: 'Soup', price, quantity: 1 }] });
    changes.push(['an order', sold(5, 1), 5], ['its revision', sold(7, 2), 2]);
    const longAgo = { local_created_at: '2024-03-01 12:00:00', payment_date: '2024-03-01 12:00:00' };
    changes.push(['one of long ago', () => sell(market, longAgo), 0]);
    changes.push(['a recompute', () => recomputeMarked(host.database, { before: days().date_from }), 0]);
    changes.push(['one that is given up', () => sell(market, { uuid: order.uuid, revision: 3, status: 'cancelled', lines: [] }), -7]);
    for (const [what, change, more] of changes) {
      const first = await read();
      expect(await read(), what).toEqual(first);
      await change();
      const next = await read();
      expect([next.as_of === first.as_of, next.answers[0].data.value - first.answers[0].data.value], what).toEqual([false, more]);
    }
  });

  test('is answered again whatever is sold elsewhere', async () => {
    const both = [{ report: 'dashboard-total-sales', question: { establishment_ids: [harbour, market], ...days() } }];
    const [first, ofBoth] = [await read(), await read(both)];
    await sell(harbour);
    expect((await read()).as_of).toBe(first.as_of);
    expect((await read(both)).as_of).not.toBe(ofBoth.as_of);
  });

  test('is no older than it may be', async () => {
    const { as_of: first } = await read();
    expect((await together(today(), owner, 0)).body.data.as_of).not.toBe(first);
    const { status, body } = await host.call('POST', '/api/reports', { reports: today(), max_age_unchanged: 61 }, owner);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['max_age_unchanged']]);
  });
});

test('a report is read in a transaction that sees the data of one moment, and can write nothing', async () => {
  const { rows } = await host.database.tenant(
    host.seeded.one.clientId,
    (tx) =>
      sql<{ isolation: string; readonly: string }>`
        select current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as readonly`.execute(tx),
    { readonly: true, snapshot: true },
  );
  expect(rows).toEqual([{ isolation: 'repeatable read', readonly: 'on' }]);
});
