import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import { type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { readRecord } from '#/server/records/readRecord.ts';
import { every, rowScopeAt, scopeFilter, source } from '#/server/records/rowScope.ts';
import { createRecord, updateRecord } from '#/server/records/write/saveRecord.ts';
import { refusing } from '#/server/records/write/writeErrors.ts';
import { isEmpty } from '#model/language';
import { partRow } from '../bring/plannedPart.ts';
import type { Mode, RowOutcome } from '../operation.ts';
import { restorable } from '../undo/restorable.ts';
import type { DryRun } from './dryRun.ts';
import { findRecord, type Meant } from './find.ts';
import type { ImportAccess } from './importAccess.ts';
import type { References } from './references.ts';
import { type BoundColumn, type ReadRow, readRow } from './rowCells.ts';
import type { TableRow } from './tableFile.ts';

type Values = Record<string, unknown>;

/** What the rows of one unit of work are imported with. */
export interface RowWorld {
  access: ImportAccess;
  mode: Mode;
  work: RecordWork;
  by: Activity['by'];
  columns: readonly BoundColumn[];
  /** How many columns the file has, and which of them says when a record was made. */
  width: number;
  createdAt: number | undefined;
  references: References;
  /** A run that stores nothing; undefined for one that does. */
  dryRun: DryRun | undefined;
  /** Records that this operation has written, and the row that did: two rows of a file are never one record. */
  written: Map<number, number>;
}

/** A row to be imported; `hashed`: its passwords as they are stored, made before the unit of work began. */
export interface PreparedRow extends TableRow {
  hashed: Readonly<Record<string, string>>;
}

/** Imports one row, through the same draft, judgement and hooks as a POST or a PUT; a refused one leaves nothing behind. */
export async function importRow(world: RowWorld, row: PreparedRow): Promise<RowOutcome> {
  const { tx, model, resource } = world.work;
  const refusedWith = (errors: FieldErrors, outcome: 'rejected' | 'deferred' = 'rejected'): RowOutcome => ({
    row: row.number,
    outcome,
    cells: row.cells,
    errors,
  });
  if (row.cells.slice(world.width).some(Boolean)) return refusedWith({ '': [say('bulk.more_cells')] });
  if (row.isTotal) return refusedWith({ '': [say('bulk.seems_total')] });
  try {
    return await inSavepoint(tx, () => refusing(model, resource, () => storeRow(world, row)));
  } catch (error) {
    world.references.forgetMade();
    if (error instanceof PendingReference) return refusedWith(error.errors, 'deferred');
    const refusal = toApiError(error, jsonBodyLimitBytes);
    if (refusal.statusCode >= 500) throw error;
    return refusedWith(refusal.errors ?? { '': [refusal.sentence] });
  }
}

/** A row that refers to a record of its own kind which may stand further down. */
class PendingReference extends Error {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors) {
    super('A record that this row refers to is not there yet');
    this.errors = errors;
  }
}

async function storeRow(world: RowWorld, row: PreparedRow): Promise<RowOutcome> {
  const read = await readRow(row.cells, world.columns, world.references, world.work.context, undefined);
  const meant = await meantBy(world, row, read);
  if ('refused' in meant) throw invalid({ id: [meant.refused] });
  return meant.id === undefined ? create(world, row, read) : update(world, row, meant.id);
}

async function meantBy({ mode, work, access, columns, createdAt }: RowWorld, { cells }: PreparedRow, { values }: ReadRow): Promise<Meant> {
  if (mode === 'create') return { id: undefined };
  const at = columns.find(({ target }) => target.part === 'own id')?.at;
  const wanted = {
    values,
    id: at === undefined ? undefined : cells[at],
    createdAt: createdAt === undefined ? undefined : cells[createdAt],
  };
  return findRecord(work.tx, work.resource, access.rowScope, wanted, work.context.timezone);
}

async function create(world: RowWorld, row: PreparedRow, read: ReadRow): Promise<RowOutcome> {
  const { access, work } = world;
  if (!access.mayCreate) throw forbidden(say('bulk.none_found', { resource: oneOf(work.resource) }));
  if (hasUnread(read)) await refuseAll(read, () => createWith(world, row, read));
  return createWith(world, row, read);
}

async function createWith({ access, work, by, dryRun, written }: RowWorld, row: PreparedRow, read: ReadRow): Promise<RowOutcome> {
  const { resource, establishmentId } = work;
  // An empty cell of a new record leaves the field its default.
  const given = Object.fromEntries(Object.entries(read.values).filter(([, value]) => !isEmpty(value)));
  const errors = dryRun?.refusal(resource, given);
  if (errors) throw invalid(errors);
  const body: Values = establishmentId === null ? given : { ...given, establishment_id: establishmentId };
  const id = await createRecord({
    work: { ...work, now: new Date().toISOString() },
    rowScope: access.rowScope,
    body,
    hashed: row.hashed,
    by,
  });
  dryRun?.note(resource, given);
  written.set(id, row.number);
  return { row: row.number, outcome: 'created', recordId: id };
}

async function update({ access, work, by, columns, references, written }: RowWorld, row: PreparedRow, id: number): Promise<RowOutcome> {
  const { tx, model, resource, caller } = work;
  if (!access.mayEdit) throw forbidden();
  const earlier = written.get(id);
  if (earlier !== undefined) throw invalid({ id: [say('bulk.row_is_there', { row: partRow(earlier).row })] });
  const stored = await readRecord(tx, model, resource, readableFields(caller, resource, access.rowScope), access.rowScope, id);
  const read = await readRow(row.cells, columns, references, work.context, stored);
  const save = () =>
    updateRecord(
      { work: { ...work, now: new Date().toISOString() }, rowScope: access.rowScope, body: read.values, hashed: row.hashed, by },
      id,
    );
  if (hasUnread(read)) await refuseAll(read, save);
  if (read.isUnchanged) {
    written.set(id, row.number);
    return { row: row.number, outcome: 'unchanged' };
  }
  await save();
  written.set(id, row.number);
  const updatedAt = await stampOf(work, id);
  if (Date.parse(updatedAt) === Date.parse(String(stored.updated_at))) return { row: row.number, outcome: 'unchanged' };
  return { row: row.number, outcome: 'updated', recordId: id, updatedAt, before: restorable(resource, stored, Object.keys(read.values)) };
}

const hasUnread = ({ problems }: ReadRow): boolean => Object.keys(problems).length > 0;

/**
 * Refuses a row of which cells could not be read, with everything else that is wrong in it: what is tried is never kept, as the row's
 * savepoint goes with the refusal. @throws always
 */
async function refuseAll({ problems, isPendingReference }: ReadRow, attempt: () => Promise<unknown>): Promise<never> {
  const unread = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]));
  if (isPendingReference) throw new PendingReference(unread);
  const others = await attempt().then(
    () => ({}),
    (error: unknown) => {
      const refusal = toApiError(error, jsonBodyLimitBytes);
      if (refusal.statusCode >= 500) throw error;
      return refusal.errors ?? {};
    },
  );
  throw invalid({ ...others, ...unread });
}

/** When a record was last changed: ISO 8601 UTC. */
export async function stampOf(work: RecordWork, id: number): Promise<string> {
  const { tx, resource, caller } = work;
  const rowScope = rowScopeAt(caller, resource, work);
  const { rows } = await sql<{ updated_at: string }>`
    select t.updated_at from ${source(rowScope, resource.table)} as t
      where ${every([...scopeFilter(rowScope, resource, 't'), sql`t.id = ${id}`])}`.execute(tx);
  return rows[0]?.updated_at ?? '';
}
