import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SalesPeriod } from '#/server/domain/sales/period.ts';
import { readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

const MONTHS = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];
/** Each month's first and last day, and one between. */
const DAYS = MONTHS.flatMap((month) => [`${month}-01`, `${month}-17`, `${month}-28`]);
const whole: SalesPeriod = { from: '2025-11-01', to: '2026-03-31' };
const cut: SalesPeriod = { from: '2025-11-17', to: '2026-03-17' };

let host: TestApp;
let clientId: number;
let establishments: readonly number[];

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  ({ clientId } = host.seeded.one);
  establishments = host.seeded.one.establishments.slice(0, 2);
  const owner = await host.signIn('owner@demo.test');
  for (const establishment_id of establishments) {
    const orders = DAYS.map((day, at) => {
      const time = `${day} 12:00:00`;
      const lines = [
        { title: 'Soup', price: 5, quantity: 1 },
        { title: `Dish ${at % 4}`, price: 10 + at, quantity: 1 + (at % 3) },
      ];
      return anOrder({ local_created_at: time, payment_date: time, lines });
    });
    const { body } = await host.call('POST', '/api/sales/intake', { establishment_id, orders }, owner);
    expect(body.data.list.map(({ status }: { status: string }) => status)).toEqual(orders.map(() => 'created'));
  }
});
afterAll(() => host.close());

const read = (period: SalesPeriod) =>
  host.database.tenant(clientId, (tx) => readProductFacts(tx, { clientId, establishments }, period), { readonly: true });

/** Marks one day in each of these months, of one establishment, and none elsewhere. */
const mark = (months: readonly string[]) =>
  host.database.tenant(clientId, async (tx) => {
    await sql`delete from public.sales_marks where client_id = ${clientId}`.execute(tx);
    for (const month of months)
      await sql`insert into public.sales_marks (client_id, establishment_id, day)
        values (${clientId}, ${establishments[0]}, ${`${month}-17`}::date)`.execute(tx);
  });

test('what was sold is the same whichever months are behind their facts, one after the other or with others between', async () => {
  const fromFacts = { whole: await read(whole), cut: await read(cut) };
  const sold = (rows: typeof fromFacts.whole) => rows.reduce((sum, { gross }) => sum + gross, 0);
  expect(sold(fromFacts.cut)).toBeLessThan(sold(fromFacts.whole));
  await rebuild(host.database, { clientId });
  for (let chosen = 0; chosen < 2 ** MONTHS.length; chosen += 1) {
    const behind = MONTHS.filter((_month, at) => chosen & (1 << at));
    await mark(behind);
    expect(await read(whole), behind.join()).toEqual(fromFacts.whole);
    expect(await read(cut), behind.join()).toEqual(fromFacts.cut);
  }
});
