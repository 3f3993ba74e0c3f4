import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { OwnTable } from '../belongings.ts';
import type { ArrivingTable } from './readManifest.ts';
import { refused } from './refused.ts';

/** What a business has before anybody has done anything in it: its owners, the roles it began with, what the log says of both. */
const BEGINS_WITH: ReadonlySet<string> = new Set(['users', 'roles', 'activity_log', 'saved_views', 'saved_view_defaults']);

/** The first list of a business that has something in it; undefined where it is empty. */
export async function firstFilled(tx: Transaction, clientId: number, tables: readonly OwnTable[]): Promise<string | undefined> {
  const asked = tables.filter(({ name }) => !BEGINS_WITH.has(name));
  const { rows } = await sql<{ name: string }>`
    ${sql.join(
      asked.map(
        ({ name }) => sql`select ${name} as name where exists (select 1 from ${sql.id('tenant', name)} where client_id = ${clientId})`,
      ),
      sql` union all `,
    )} limit 1`.execute(tx);
  if (rows[0]) return tables.find(({ name }) => name === rows[0]?.name)?.resource ?? rows[0].name;
  // Somebody with a role is somebody who works here.
  const { rows: people } = await sql`
    select 1 from tenant.users where client_id = ${clientId} and full_access is not true limit 1`.execute(tx);
  return people.length ? 'users' : undefined;
}

/** @throws ApiError 422 where a business has something in it already */
export async function refuseFilled(database: Database, model: Model, clientId: number, tables: readonly OwnTable[]): Promise<void> {
  const filled = await database.tenant(clientId, (tx) => firstFilled(tx, clientId, tables), { readonly: true });
  if (filled !== undefined) throw invalid({ file: [say('whole.not_empty', { what: whatIs(model, filled) })] });
}

const whatIs = (model: Model, name: string) => (Object.hasOwn(model.resources, name) ? (model.resources[name]?.label[1] ?? name) : name);

/** @throws ApiError 422 where the export has more of something than is agreed with the business */
export async function refuseTooMany(database: Database, model: Model, clientId: number, tables: readonly ArrivingTable[]): Promise<void> {
  const limited = tables.flatMap(({ own, part }) => {
    const limit = own.resource === undefined || own.field !== undefined ? undefined : resourceOf(model, own.resource).limitedBy;
    return limit === undefined ? [] : [{ limit, what: whatIs(model, own.resource ?? ''), count: part.rows }];
  });
  const { rows } = await database.platform(
    (tx) =>
      sql<Record<string, number | null>>`
        select ${sql.join(limited.map(({ limit }) => sql.ref(limit)))} from public.clients
        where client_id = ${PLATFORM_CLIENT} and id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  for (const { limit, what, count } of limited) {
    const most = rows[0]?.[limit];
    if (typeof most === 'number' && count > most) refused(say('whole.too_many', { what, count, most }));
  }
}
