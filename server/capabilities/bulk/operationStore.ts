import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every, type OfClient, runInScope, source } from '#/server/records/rowScope.ts';
import { COUNTS } from './bulkTables.ts';
import type { OperationKey, StoredOperation } from './operation.ts';

/** What an operation starts with; the rest has its beginnings. */
export type NewOperation = Pick<StoredOperation, 'type' | 'resources' | 'plan'> &
  Partial<
    Pick<
      StoredOperation,
      'mode' | 'dry_run' | 'format' | 'establishment_id' | 'file_name' | 'ignored' | 'rows_total' | 'undo_of' | 'run_of'
    >
  >;

/** Stores a new operation of a client and gives its id. */
export async function addOperation(tx: Transaction, clientId: number, operation: NewOperation, by: Caller): Promise<number> {
  const values = {
    mode: null,
    dry_run: false,
    format: null,
    establishment_id: null,
    file_name: null,
    rows_total: null,
    undo_of: null,
    run_of: null,
    ...operation,
    ...Object.fromEntries(COUNTS.map((name) => [name, 0])),
    resources: JSON.stringify(operation.resources),
    ignored: JSON.stringify(operation.ignored ?? []),
    plan: JSON.stringify(operation.plan),
    status: 'pending',
    client_id: clientId,
    user_client_id: by.clientId,
    user_id: by.userId,
    user_name: by.name,
    created_at: sql`now()`,
  };
  const { id } = await tx.insertInto('bulk_operations').values(values).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

/** Which operations a call means. */
export interface OperationFilter {
  id?: number;
  /** Only of these establishments; what is of none in particular, and edits of elsewhere, only where `userId` asked for them. */
  establishments?: readonly number[] | 'all';
  userId?: number;
  establishmentId?: number;
  is?: Readonly<Partial<Record<'type' | 'status', readonly string[]>>>;
  resources?: readonly string[];
}

/** Operations within a scope, newest first unless `oldestFirst`, and how many there are in all. */
export async function readOperations(
  database: Database,
  rowScope: OfClient,
  filter: OperationFilter,
  { limit = 1, offset = 0, oldestFirst = false } = {},
): Promise<{ list: StoredOperation[]; total: number }> {
  const operations = operationsOf(rowScope);
  const where = every(conditionsOf(filter));
  return runInScope(
    database,
    rowScope,
    async (tx) => {
      const { rows } = await sql<{ total: number }>`select count(*) as total from (${operations}) as o where ${where}`.execute(tx);
      const { rows: list } = await sql<StoredOperation>`
        select * from (${operations}) as o where ${where} order by o.id ${oldestFirst ? sql`asc` : sql`desc`}
          limit ${limit} offset ${offset}`.execute(tx);
      return { list, total: rows[0]?.total ?? 0 };
    },
    { readonly: true },
  );
}

/** One operation of a client, whoever asked for it. */
export async function readOperation(database: Database, { clientId, id }: OperationKey): Promise<StoredOperation | undefined> {
  const { list } = await readOperations(database, { clientId }, { id });
  return list[0];
}

/** What the queue knows of a job that ended without a word (cancelled, or given up) counts as the operation's own end. */
function operationsOf(rowScope: OfClient): RawBuilder<unknown> {
  const client = rowScope.clientId === null ? sql`true` : sql`b.client_id = ${rowScope.clientId}`;
  return sql`
    select b.id, b.client_id, b.type, d.type as undone_type, b.resources, b.mode, b.dry_run, b.format, b.establishment_id, b.file_name,
      b.ignored, b.plan, b.rows_total,
      ${sql.join(COUNTS.map((name) => sql.ref(`b.${name}`)))}, b.result, b.sales, b.balances, b.undo_of, b.undone_by, b.run_of,
        b.user_client_id, b.user_id, b.user_name,
        b.job_id, b.created_at,
      j.progress as job_progress, coalesce(b.message, j.message) as message, coalesce(b.finished_at, j.finished_at) as finished_at,
      case when b.status in ('pending', 'processing') then coalesce(j.status, b.status) else b.status end as status,
      coalesce(u.status = 'completed' and u.failed = 0 or u.status in ('pending', 'processing')
        and uj.status in ('pending', 'processing'), false) as is_undone
    from ${source(rowScope, 'bulk_operations')} as b
    left join ${source(rowScope, 'jobs')} as j on j.client_id = b.client_id and j.id = b.job_id
    left join ${source(rowScope, 'bulk_operations')} as u on u.client_id = b.client_id and u.id = b.undone_by
    left join ${source(rowScope, 'bulk_operations')} as d on d.client_id = b.client_id and d.id = b.undo_of
    left join ${source(rowScope, 'jobs')} as uj on uj.client_id = u.client_id and uj.id = u.job_id
    where ${client}`;
}

function conditionsOf({ id, establishments = 'all', userId, establishmentId, is = {}, resources }: OperationFilter): RawBuilder<unknown>[] {
  return [
    ...(id === undefined ? [] : [sql`o.id = ${id}`]),
    ...(establishments === 'all'
      ? []
      : [
          sql`(o.establishment_id = any(${[...establishments]}::bigint[])
            or ((o.establishment_id is null or o.type = 'edit' or o.undone_type = 'edit')
              and o.user_client_id = o.client_id and o.user_id = ${userId ?? null}::bigint))`,
        ]),
    ...(establishmentId === undefined ? [] : [sql`(o.establishment_id is null or o.establishment_id = ${establishmentId})`]),
    ...(is.type ? [sql`o.type = any(${[...is.type]}::text[])`] : []),
    ...(is.status ? [sql`o.status = any(${[...is.status]}::text[])`] : []),
    ...(resources
      ? [sql`exists (select 1 from jsonb_array_elements_text(o.resources) as r (name) where r.name = any(${[...resources]}::text[]))`]
      : []),
  ];
}
