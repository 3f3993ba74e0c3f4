import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';

const [FEW = 20_000, MANY = 400_000] = (process.env.ROWS ?? '20000,400000').split(',').map(Number);

/** What is typed: exactly one record's, some records', the beginnings of very many, nobody's, and a short word. */
const QUERIES = ['guest00001234', 'guest0000', 'guest', 'nowhere at all', 'gu'];

/** Customers and orders of one business; the search looks through all that its asker may open. */
async function fill({ database, seeded }: TestApp, from: number, to: number): Promise<void> {
  const { clientId, establishments } = seeded.one;
  await database.owner(async (tx) => {
    await sql`
      insert into public.customers (client_id, first_name, last_name, name, email, marketing_consent, created_at, updated_at)
      select ${clientId}, 'Guest' || lpad(n::text, 8, '0'), 'Bench', 'Guest' || lpad(n::text, 8, '0') || ' Bench',
        'guest' || n || '@example.com', false, now(), now()
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as n`.execute(tx);
    await sql`
      insert into public.orders (client_id, establishment_id, uuid, revision, order_number, tracking_id, customer_name, local_created_at,
        status, gross, discount, net, tax, service_charge, surcharge, total_amount, tip, refund_amount, created_at, updated_at)
      select ${clientId}, ${establishments[0]}, gen_random_uuid(), 1, n::text, 'T' || n, 'Guest' || lpad((n % 5000)::text, 8, '0'), now(),
        'paid', 10, 0, 10, 0, 0, 0, 10, 0, 0, now(), now()
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as n`.execute(tx);
  });
  await database.direct('vacuum analyze');
}

async function measured(host: TestApp, token: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const query of QUERIES) {
    const ask = async () => {
      const { status } = await host.call('POST', '/api/global-search/list', { query }, token);
      expect(status).toBe(200);
    };
    times.set(query, await medianMs(ask));
  }
  return times;
}

test(`a search over everything among ${MANY.toLocaleString('en')} customers and as many orders, against ${FEW.toLocaleString('en')}`, async () => {
  const host = await testApp();
  const token = await host.signIn('owner@demo.test');
  await fill(host, 1, FEW);
  const few = await measured(host, token);
  await fill(host, FEW + 1, MANY);
  const many = await measured(host, token);
  for (const [query, ms] of many) report(`${host.database.engine}: “${query}”`, ms, `among ${FEW}`, few.get(query) ?? 0);
  await host.close();
});
