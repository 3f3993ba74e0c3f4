import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { decidingFields } from '#/model/validation/editedTogether.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { type Choice, chosenRows } from '#/server/records/list/choice.ts';
import { selectionOf } from '#/server/records/list/selection.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { runInScope, source } from '#/server/records/rowScope.ts';
import { problem } from '#model/language';
import type { OperationKey } from '../operation.ts';
import type { EditAccess } from './editAccess.ts';

/** Records that one edit may take. */
export const MOST_EDITED = 20_000;
/** Combinations that are told; more say nothing about which fields all have. */
const MOST_STANDING = 200;

/** How many are chosen, and which combinations there are of what decides about their other fields; null where those are too many. */
export interface Chosen {
  matched: number;
  standing: Readonly<Record<string, unknown>>[] | null;
}

interface Host {
  database: Database;
  model: Model;
}

/** Counts what is chosen, and says what its records have in common, in two queries whatever their number. @throws ApiError 422 */
export async function chosenOf({ database, model }: Host, caller: Caller, access: EditAccess, choice: Choice): Promise<Chosen> {
  const { resource, rowScope } = access;
  const readable = readableFields(caller, resource, rowScope);
  const deciding = decidingFields(resource).flatMap((name) => readable.get(name) ?? []);
  const selection = selectionOf(model, resource, deciding, rowScope);
  // Whose it is, and what a reference is called, says nothing about which fields there are.
  const columns = deciding.length ? selection.columns.slice(resource.scope === 'client' ? 1 : 0) : [];
  return runInScope(
    database,
    rowScope,
    async (tx) => {
      const where = await chosenRows(tx, { model, caller, resource, rowScope }, choice);
      const from = sql`from ${source(rowScope, resource.table)} as t`;
      const { rows: counted } = await sql<{ matched: number }>`select count(*) as matched ${from} where ${where}`.execute(tx);
      const matched = counted[0]?.matched ?? 0;
      if (!columns.length) return { matched, standing: [{}] };
      const { rows } = await sql<Record<string, unknown>>`
        select distinct ${sql.join(columns)} ${from} ${sql.join(selection.joins, sql` `)} where ${where} limit ${MOST_STANDING + 1}`.execute(
        tx,
      );
      const names = deciding.map(({ name }) => name);
      const values = rows
        .map((row) => selection.read(row))
        .map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
      return { matched, standing: rows.length > MOST_STANDING ? null : values };
    },
    { readonly: true },
  );
}

/**
 * Writes down which records an operation is about, in their order, without reading one of them.
 * @throws ApiError 422 where they are none, or too many
 */
export async function keepChosen(
  tx: Transaction,
  { model, caller, access, key }: { model: Model; caller: Caller; access: EditAccess; key: OperationKey },
  choice: Choice,
): Promise<void> {
  const { resource, rowScope } = access;
  const where = await chosenRows(tx, { model, caller, resource, rowScope }, choice);
  const { numAffectedRows } = await sql`
    insert into public.bulk_operation_rows (client_id, operation_id, row_number, outcome, record_id)
    select ${key.clientId}, ${key.id}, row_number() over (order by t.id), 'chosen', t.id
      from ${source(rowScope, resource.table)} as t where t.client_id = ${key.clientId} and ${where} limit ${MOST_EDITED + 1}`.execute(tx);
  const kept = Number(numAffectedRows ?? 0);
  if (kept === 0) throw invalid({ ids: [say('bulk.none_chosen')] });
  if (kept > MOST_EDITED) throw invalid({ filters: [say('records.narrow_filters', { most: MOST_EDITED })] });
  await countChosen(tx, key, resource);
}

/** Takes over the very records that a preview was about. */
export async function keepPreviewed(tx: Transaction, key: OperationKey, preview: number, resource: ResourceModel): Promise<void> {
  await sql`
    insert into public.bulk_operation_rows (client_id, operation_id, row_number, outcome, record_id)
    select client_id, ${key.id}, row_number, 'chosen', record_id from tenant.bulk_operation_rows
      where client_id = ${key.clientId} and operation_id = ${preview} and record_id is not null`.execute(tx);
  await countChosen(tx, key, resource);
}

/** How many there are, and the one establishment that they are all of, if they are. */
async function countChosen(tx: Transaction, { clientId, id }: OperationKey, { scope, table }: ResourceModel): Promise<void> {
  const establishments =
    scope === 'establishment'
      ? sql`(select case when count(distinct t.establishment_id) = 1 then min(t.establishment_id) end
          from ${source({ clientId }, table)} as t join tenant.bulk_operation_rows as r on r.client_id = t.client_id and r.record_id = t.id
          where r.client_id = ${clientId} and r.operation_id = ${id})`
      : sql`null::bigint`;
  await sql`
    update public.bulk_operations set establishment_id = ${establishments}, rows_total = (select count(*) from tenant.bulk_operation_rows
      where client_id = ${clientId} and operation_id = ${id}) where client_id = ${clientId} and id = ${id}`.execute(tx);
}

/** The client whose records are chosen, for a super-admin who did not say it. @throws ApiError 422 where they are of several, or none */
export async function clientOf({ database }: Host, { resource, rowScope }: EditAccess, ids: readonly number[]): Promise<number> {
  const { rows } = await runInScope(
    database,
    rowScope,
    (tx) =>
      sql<{ clientId: number }>`select distinct t.client_id as "clientId" from ${source(rowScope, resource.table)} as t
        where t.id = any(${[...ids]}::bigint[]) limit 2`.execute(tx),
    { readonly: true },
  );
  const [only, other] = rows;
  if (!only || other) throw invalid({ client_id: [problem('required_choice')] });
  return only.clientId;
}
