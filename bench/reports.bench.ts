import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';
import { fillYear, YEAR } from './salesYear.ts';

const SIZES = (process.env.ORDERS ?? '200000,1000000').split(',').map(Number);

/** Reports over a year's orders, each with the query over the facts that it would otherwise be. */
const REPORTS: Readonly<Record<string, { facts: string; by: string; sums: string; where?: string }>> = {
  'sales-summary': { facts: 'facts_sales', by: '1', sums: 'sum(gross), sum(discount), sum(refund), sum(tax), sum(tip)' },
  'daily-sales-graph': { facts: 'facts_sales', by: 'day', sums: 'sum(gross), sum(discount), sum(refund)' },
  'dining-option-summary': { facts: 'facts_sales', by: 'order_type', sums: 'sum(gross), sum(discount), sum(refund)' },
  'product-mix': { facts: 'facts_lines', by: 'item_id', sums: 'sum(quantity), sum(gross), sum(discount), sum(refund)' },
  'category-summary': { facts: 'facts_lines', by: 'item_id', sums: 'sum(quantity), sum(gross), sum(discount), sum(refund)' },
  'top-items': { facts: 'facts_lines', by: 'item_id', sums: 'sum(quantity), sum(gross), sum(discount), sum(refund)' },
  'tax-summary': { facts: 'facts_parts', by: 'name', sums: 'sum(quantity), sum(amount)', where: "kind = 'tax'" },
  'payment-summary': { facts: 'facts_parts', by: 'name', sums: 'sum(quantity), sum(amount), sum(extra)', where: "kind = 'payment'" },
  'employee-tips': { facts: 'facts_parts', by: 'name', sums: 'sum(quantity), sum(amount)', where: "kind = 'tip'" },
};

/** Milliseconds of every report over the whole year; prints each beside its raw query. */
async function measured(host: TestApp, orders: number): Promise<Map<string, number>> {
  const { clientId, establishments } = host.seeded.one;
  const establishment = establishments[0] as number;
  await fillYear(host.database, clientId, establishment, orders);
  const token = await host.signIn('owner@demo.test');
  const times = new Map<string, number>();
  for (const [name, { facts, by, sums, where = 'true' }] of Object.entries(REPORTS)) {
    const path = model.reports[name]?.endpoint ?? '';
    const ask = async () => {
      const { status, body } = await host.call('POST', path, { establishment_ids: [establishment], ...YEAR }, token);
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const query = `select ${by}, ${sums} from public.${facts} where client_id = ${clientId} and establishment_id = ${establishment}
      and day between '${YEAR.date_from}' and '${YEAR.date_to}' and ${where} group by ${by === '1' ? '()' : by}`;
    const ms = await medianMs(ask, 7);
    report(
      `${host.database.engine}: ${name}, ${orders.toLocaleString('en')} orders`,
      ms,
      'raw query over the facts',
      await medianMs(() => host.database.owner((tx) => sql.raw(query).execute(tx)), 5),
    );
    times.set(name, ms);
  }
  return times;
}

test('the reports of one establishment’s year', async () => {
  const sizes: Map<string, number>[] = [];
  for (const orders of SIZES) {
    const host = await testApp();
    sizes.push(await measured(host, orders));
    await host.close();
  }
  const [small, large] = sizes;
  for (const [name, ms] of large ?? [])
    report(
      `${name}: ${SIZES[1]?.toLocaleString('en')} orders`,
      ms,
      `${SIZES[0]?.toLocaleString('en')} orders`,
      small?.get(name) ?? Number.NaN,
    );
});
