import { sql } from 'kysely';
import establishments from '#/resources/venue/establishments.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';
import { ofClient, rowsOf, source } from '#/server/records/rowScope.ts';

/** What an establishment needs before it can sell: each in use there, and an address for its receipts. */
const NEEDED = ['taxes', 'order_types', 'products', 'employees'] as const;

/** How much of what an establishment needs is there, in whole percent: counted when it is asked for, so that it is never out of date. */
export const reader = defineReader(establishments, 'setup_progress', async ({ tx, rowScope }, ids) => {
  const there = (table: string, column: string) =>
    sql`exists (select 1 from ${rowsOf(rowScope, table)} as r where r.client_id = e.client_id and ${sql.ref(`r.${column}`)} = e.id
      and r.status = 'active')::int`;
  const steps = [
    sql`(coalesce(e.address, '') <> '')::int`,
    ...NEEDED.map((table) => there(table, 'establishment_id')),
    there('stations', 'establishment'),
  ];
  const { rows } = await sql<{ id: number; done: number }>`
    select e.id, ${sql.join(steps, sql` + `)} as done from ${source(rowScope, 'establishments')} as e
    where e.id = any(${[...ids]}::bigint[]) and ${ofClient(rowScope, 'e')}`.execute(tx);
  return new Map(rows.map(({ id, done }) => [id, Math.round((100 * done) / steps.length)]));
});
