import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { claimDelivery } from '#/server/capabilities/webhooks/claims.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { addBusiness } from '#/tests/support/seed.ts';

/**
 * The next delivery of a webhook was looked for among all that wait, of all businesses, for each one anew: 20,000 that waited took a
 * twentieth of a second each, and those that had left long ago were read with them.
 */

let database: Database;

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('the delivery that is due for longest is found without looking at any other', async () => {
  const business = { name: 'Harbour', domain: 'harbour.test', titles: [], people: [] };
  const { clientId } = await database.platform((tx) => addBusiness({ tx, model, passwordHash: '' }, business));
  await database.direct(
    `insert into public.webhooks (client_id, title, address, events, status, failures, created_at, updated_at)
     values ($1, 'Orders', 'https://receiver.test', '["*"]', 'active', 0, now(), now())`,
    [clientId],
  );
  await database.direct(
    `select public.catch_events($1, (select jsonb_agg(jsonb_build_object('type', 'orders.created', 'id', n)) from generate_series(1, 3000) as n))`,
    [clientId],
  );
  await database.direct(`update public.webhook_deliveries set status = 'delivered', next_try = null where id % 2 = 0`);
  await database.direct('analyze');
  const explained: unknown[] = [];
  const explaining: Database = {
    ...database,
    direct: async (text, values) => {
      const answer = await database.direct(`explain ${text}`, values);
      explained.push(...answer.rows.map((row) => row['QUERY PLAN']));
      return { ...answer, rows: [] };
    },
  };
  await claimDelivery(explaining, { webhooks: [], clients: [] });
  const plan = explained.join('\n');
  expect(plan).toContain('Index Scan using webhook_deliveries_due_index');
  expect(plan).not.toContain('Seq Scan on webhook_deliveries');
  expect(plan, 'what waits is not put in order').not.toContain('Sort Key');
});
