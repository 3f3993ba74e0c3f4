import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { feed } from '#/server/sales/feed/feed.ts';
import { sql } from 'kysely';
import { readProductFacts } from '#/server/sales/readProducts.ts';
import { readPartFacts, readSalesFacts } from '#/server/sales/readSales.ts';
import { recomputeMarked } from '#/server/sales/recompute.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';
test('measure', async () => {
  const host = await salesApp(); await setClock(host);
  const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await host.signIn('owner@demo.test');
  const out: string[] = [];
  const given = { text: readFileSync('/work/shared/data/takeaway-orders.csv', 'utf8'), establishmentId: host.seeded.one.establishments[0] as number, say: (s: string) => out.push(s), progress: () => undefined };
  let t = performance.now();
  const mark = (what: string) => { const n = performance.now(); out.push(`${what}: ${(n - t).toFixed(0)} ms`); t = performance.now(); };
  const r = await feed({ url, token }, given); mark(`fed ${r.created}`); out.push(JSON.stringify((globalThis as any).__t) + ' ms'); for (const a of [0,1]) { await host.database.tenant(host.seeded.one.clientId, async (tx) => {
    const { rows } = await sql<any>`explain (analyze, verbose) insert into public.orders_sales_payment_histories (client_id, establishment_id, parent_id, position, method, amount, tip, surcharge, status, at) select client_id, establishment_id, id, 9, 'cash', 0, 0, 0, 'captured', now() from tenant.orders limit 500`.execute(tx);
    out.push(...rows.map((r: any) => Object.values(r)[0] + ' ms'));
    const { rows: q } = await sql<any>`explain select 1 from only public.orders x where client_id = 5 and id = 7 for key share of x`.execute(tx);
    out.push(...q.map((r: any) => Object.values(r)[0] + ' ms'));
    throw new Error('undo');
  }).catch((e) => out.push(String(e) + ' ms')); await host.database.direct('analyze'); }
  return console.error(out.join('\n'));
  await feed({ url, token }, given); mark('again');
  await feed({ url, token }, { ...given, revision: 2 }); mark('replaced');
  const reach = { clientId: host.seeded.one.clientId, establishments: host.seeded.one.establishments };
  const whole = { from: '2016-01-01', to: '2018-12-31' };
  const read = async (label: string) => {
    for (let i = 0; i < 2; i++) {
      await host.database.tenant(reach.clientId, (tx) => readSalesFacts(tx, reach, whole)); mark(`${label} sales`);
      await host.database.tenant(reach.clientId, (tx) => readProductFacts(tx, reach, whole)); mark(`${label} products`);
      await host.database.tenant(reach.clientId, (tx) => readPartFacts(tx, reach, whole, 'payment')); mark(`${label} payments`);
    }
  };
  await read('raw');
  const n = await recomputeMarked(host.database); mark(`recompute ${n}`);
  await host.database.direct('analyze'); t = performance.now();
  await read('rolled');
  await host.database.tenant(reach.clientId, async (tx) => { const { rows } = await sql<{t:string}>`select pg_size_pretty(sum(pg_total_relation_size(c.oid))) as t from pg_class c where relkind='r' and relname ~ '^(orders|facts|payments|sales_|rollup)'`.execute(tx); out.push(rows[0]!.t); });
  console.error(out.join('\n'));
  await host.close();
}, 400000);
