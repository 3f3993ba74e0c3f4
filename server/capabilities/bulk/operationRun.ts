import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Sentence } from '#/i18n/sentences.ts';
import type { ExportResult } from '#/server/capabilities/exports/runExport.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import type { BalanceSums } from './balances/balanceSums.ts';
import type { OperationKey, RowOutcome, StoredOperation } from './operation.ts';
import type { SalesSums } from './sales/salesSums.ts';

/** How many rows had which end. */
export type Counts = Pick<StoredOperation, 'rows_read' | 'created' | 'updated' | 'unchanged' | 'failed' | 'deleted' | 'made'>;

/** The one run of an operation that may write about it: another that begins later takes its place. */
export interface OperationRun extends OperationKey {
  token: string;
}

/** Begins, or goes on after a restart. */
export async function beginRun(database: Database, key: OperationKey): Promise<OperationRun> {
  const token = randomUUID();
  await database.tenant(key.clientId, (tx) =>
    sql`update public.bulk_operations set status = 'processing', run_token = ${token} where client_id = ${key.clientId}
      and id = ${key.id}`.execute(tx),
  );
  return { ...key, token };
}

/**
 * Adds to an operation's counts, in the unit of work that did what is counted. @throws where another run has taken over, so that nothing is
 * done twice
 */
export async function addCounts(tx: Transaction, run: OperationRun, counts: Partial<Counts>): Promise<void> {
  const added = Object.entries(counts).map(([name, count]) => sql`${sql.id(name)} = ${sql.id(name)} + ${count}`);
  if (!added.length) return;
  await writeAs(tx, run, sql`set ${sql.join(added)}`);
}

/** Keeps what past sales come to until now, in the unit of work that stored them. @throws where another run has taken over */
export const keepSales = (tx: Transaction, run: OperationRun, sales: SalesSums): Promise<void> =>
  writeAs(tx, run, sql`set sales = ${JSON.stringify(sales)}::jsonb`);

/** Keeps what balances come to until now, in the unit of work that entered them. @throws where another run has taken over */
export const keepBalances = (tx: Transaction, run: OperationRun, balances: BalanceSums): Promise<void> =>
  writeAs(tx, run, sql`set balances = ${JSON.stringify(balances)}::jsonb`);

/** The ends of some rows, counted. */
export function countsOf(outcomes: readonly RowOutcome[]) {
  const count = (outcome: RowOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
  return {
    created: outcomes.filter((one) => one.outcome === 'created' && one.row >= 0).length,
    made: outcomes.filter((one) => one.outcome === 'created' && one.row < 0).length,
    updated: count('updated') + count('restored'),
    unchanged: count('unchanged'),
    failed: count('rejected'),
    deleted: count('deleted'),
  };
}

/** Ends an operation; `result` is what an export leaves. */
export async function finishRun(database: Database, run: OperationRun, result?: Required<ExportResult>): Promise<void> {
  const left = result
    ? sql`, result = ${JSON.stringify({ file: result.file, behind: result.behind })}::jsonb, file_name = ${result.name},
      rows_read = ${result.rows}`
    : sql``;
  await database.tenant(run.clientId, (tx) =>
    writeAs(tx, run, sql`set status = 'completed', finished_at = now(), plan = plan - 'corrections'${left}`),
  );
}

async function writeAs(tx: Transaction, { clientId, id, token }: OperationRun, change: ReturnType<typeof sql>): Promise<void> {
  const { numAffectedRows } = await sql`
    update public.bulk_operations ${change} where client_id = ${clientId} and id = ${id} and run_token = ${token}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error('This operation goes on in another run');
}

/** Keeps what became of rows: what was made and changed, for an undo; what was refused, for whoever mends it. */
export async function recordRows(tx: Transaction, { clientId, id }: OperationKey, outcomes: readonly RowOutcome[]): Promise<void> {
  const kept = outcomes.flatMap((one) => storedRow(one) ?? []);
  if (!kept.length) return;
  const rows = kept.map(
    (row) =>
      sql`(${clientId}, ${id}, ${row.row}, ${row.outcome}, ${row.recordId}, ${row.before}::jsonb, ${row.updatedAt}::timestamptz,
        ${row.cells}::jsonb, ${row.errors}::jsonb, ${row.resource}, ${row.changes}::jsonb)`,
  );
  await sql`
    insert into public.bulk_operation_rows (client_id, operation_id, row_number, outcome, record_id, before, record_updated_at, cells,
      errors, resource, changes)
    values ${sql.join(rows)} on conflict (client_id, operation_id, row_number) do update
      set outcome = excluded.outcome, record_id = excluded.record_id,
      before = excluded.before, record_updated_at = excluded.record_updated_at, cells = excluded.cells, errors = excluded.errors,
      resource = excluded.resource, changes = excluded.changes`.execute(tx);
}

/** Takes away what was kept of rows that came to an end without a trace. */
export async function forgetRows(tx: Transaction, { clientId, id }: OperationKey, rows: readonly number[]): Promise<void> {
  if (!rows.length) return;
  await sql`delete from public.bulk_operation_rows where client_id = ${clientId} and operation_id = ${id}
    and row_number = any(${[...rows]}::integer[])`.execute(tx);
}

function storedRow(one: RowOutcome) {
  const none = {
    row: one.row,
    outcome: one.outcome,
    recordId: null,
    before: null,
    updatedAt: null,
    cells: null,
    errors: null,
    resource: null,
    changes: null,
  };
  if (one.outcome === 'created')
    return { ...none, recordId: one.recordId, updatedAt: one.updatedAt ?? null, resource: one.resource ?? null };
  if (one.outcome === 'updated')
    return {
      ...none,
      recordId: one.recordId,
      updatedAt: one.updatedAt,
      before: JSON.stringify(one.before),
      resource: one.resource ?? null,
      changes: one.changes ? JSON.stringify(one.changes) : null,
    };
  if (one.outcome === 'rejected' || one.outcome === 'deferred')
    return { ...none, recordId: one.recordId ?? null, cells: jsonText(one.cells), errors: jsonText(one.errors) };
  return undefined;
}

/** The database holds neither a NUL nor half a character. */
function jsonText(value: readonly string[] | FieldErrors): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part));
}

/** A kept row of an operation. */
export interface KeptRow {
  row: number;
  outcome: 'created' | 'updated' | 'rejected' | 'deferred' | 'chosen';
  recordId: number | null;
  before: Record<string, unknown> | null;
  updatedAt: string | null;
  cells: string[] | null;
  errors: Readonly<Record<string, readonly (Sentence | string)[]>> | null;
  /** Of another resource than the operation's. */
  resource: string | null;
  /** Of a preview's sample: field → [old, new]. */
  changes: Record<string, readonly [unknown, unknown]> | null;
}

/** Kept rows with one of these ends, in the file's order or the other way round, behind one of them. */
export async function readRows(
  tx: Transaction,
  { clientId, id }: OperationKey,
  outcomes: readonly KeptRow['outcome'][],
  {
    limit,
    after,
    offset = 0,
    backwards = false,
    withCells = true,
  }: { limit: number; after?: number | undefined; offset?: number; backwards?: boolean; withCells?: boolean },
): Promise<KeptRow[]> {
  const [way, beyond] = backwards ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const { rows } = await sql<KeptRow>`
    select row_number as row, outcome, record_id as "recordId", before, record_updated_at as "updatedAt",
      ${withCells ? sql`cells` : sql`null as cells`}, errors, resource, changes from tenant.bulk_operation_rows
    where client_id = ${clientId} and operation_id = ${id}
      and outcome = any(${[...outcomes]}::text[]) ${after === undefined ? sql`` : sql`and row_number ${beyond} ${after}`}
    order by row_number ${way} limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}
