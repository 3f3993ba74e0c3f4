import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { report, timesMs } from './ratio.ts';

const [FEW = 20_000, MANY = 500_000] = (process.env.ROWS ?? '20000,500000').split(',').map(Number);

/** What is typed: exactly one record's, some records', the beginnings of very many, nobody's, short words, notations and typing errors. */
const QUERIES = [
  'guest1234@example.com',
  '12345',
  'Maria Okafor17',
  'maria',
  'okafor',
  'example.com',
  'nowhere at all',
  'ma',
  '(212) 500-1234',
  'créme brulée',
  'burgr',
  'jonathn',
];

const FIRST =
  'Maria,Ana,John,Peter,Fatima,Omar,Lucía,Chen,Wei,Noah,Emma,Sofía,Liam,Olivia,Jonathan,Björn,Zoë,Ahmed,Yusuf,Layla,Hannah,Marta,Paul,Ines';
const LAST = 'Okafor,Smith,García,Müller,Nguyen,Haddad,Rossi,Kim,Silva,Novak,Larsen,Dubois,Schmidt,Costa,Brown,Mansour,Petrov,Wang,Lopez';

/** Customers and orders of one business; the search looks through all that its asker may open. */
async function fill({ database, seeded }: TestApp, from: number, to: number): Promise<void> {
  const { clientId, establishments } = seeded.one;
  const pick = (list: string) => sql`(string_to_array(${list}, ','))`;
  const people = sql`select n, ${pick(FIRST)}[1 + n * 7 % 24] as one, ${pick(LAST)}[1 + n * 11 % 19] || (n % 997)::text as two
    from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as n`;
  await database.owner(async (tx) => {
    await sql`
      insert into public.customers (client_id, first_name, last_name, name, email, phone, marketing_consent, created_at, updated_at)
      select ${clientId}, one, two, one || ' ' || two, 'guest' || n || '@example.com', '+1212' || lpad((5000000 + n)::text, 7, '0'),
        false, now(), now() from (${people}) as p`.execute(tx);
    await sql`
      insert into public.orders (client_id, establishment_id, uuid, revision, order_number, tracking_id, customer_name, local_created_at,
        status, gross, discount, net, tax, service_charge, surcharge, gift_cards, total_amount, tip, refund_amount, created_at, updated_at)
      select ${clientId}, ${establishments[0]}, gen_random_uuid(), 1, n::text, 'T' || n, one || ' ' || two, now(),
        'paid', 10, 0, 10, 0, 0, 0, 0, 10, 0, 0, now(), now() from (${people}) as p`.execute(tx);
    if (from > 1) return;
    await sql`
      insert into public.products (client_id, establishment_id, item, price, kind, sold_by, track_inventory, sort_order, status,
        created_at, updated_at)
      select ${clientId}, ${establishments[0]}, dish || ' ' || n, 5, 'restaurant', 'each', false, n, 'active', now(),
        now()
      from generate_series(1, 100) as n, unnest(array['Burger', 'Crème Brûlée', 'Lemonade', 'Flat white']) as dish`.execute(tx);
  });
  await database.direct('vacuum analyze');
}

async function measured(host: TestApp, token: string): Promise<Map<string, { p50: number; p95: number }>> {
  const times = new Map<string, { p50: number; p95: number }>();
  for (const query of QUERIES) {
    const ask = async () => {
      const { status } = await host.call('POST', '/api/global-search/list', { query, limit: 24 }, token);
      expect(status).toBe(200);
    };
    times.set(query, await timesMs(ask));
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
  for (const [query, { p50, p95 }] of many) {
    const before = few.get(query);
    report(`${host.database.engine}: “${query}” (p95 ${p95.toFixed(1)})`, p50, `among ${FEW}`, before?.p50 ?? Number.NaN);
  }
  await host.close();
});
