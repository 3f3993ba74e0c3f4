import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { sameValue } from '#/model/values/sameValue.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import { type FieldErrors, forbidden, invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { readRecords } from '#/server/records/readRecord.ts';
import { every, rowScopeAt, scopeFilter, source } from '#/server/records/rowScope.ts';
import type { NewRecord } from '#/server/records/write/createRecords.ts';
import { createRecord, updateRecord } from '#/server/records/write/saveRecord.ts';
import { refusing } from '#/server/records/write/writeErrors.ts';
import { isEmpty } from '#model/language';
import { partRow } from '../bring/plannedPart.ts';
import type { Mode, RowOutcome } from '../operation.ts';
import { restorable } from '../undo/restorable.ts';
import type { DryRun } from './dryRun.ts';
import { type Finder, findRecord } from './find.ts';
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
  /** Finds the stored records that rows mean. */
  finder: Finder;
  /** A run that stores nothing; undefined for one that does. */
  dryRun: DryRun | undefined;
  /** Records that this operation has written, and the row that did: two rows of a file are never one record. */
  written: Map<number, number>;
  /** Notes what was stored, for later rows: at once, or when all that came together has been stored. */
  note: (noting: () => void) => void;
}

/** A row to be imported; `hashed`: its passwords as they are stored, made before the unit of work began. */
export interface PreparedRow extends TableRow {
  hashed: Readonly<Record<string, string>>;
}

/** A row that is none: nothing of it is read. */
export function unfitRow(world: RowWorld, row: PreparedRow): RowOutcome | undefined {
  if (row.cells.slice(world.width).some(Boolean)) return refusedRow(row, { '': [say('bulk.more_cells')] });
  return row.isTotal ? refusedRow(row, { '': [say('bulk.seems_total')] }) : undefined;
}

function refusedRow(row: PreparedRow, errors: FieldErrors, outcome: 'rejected' | 'deferred' = 'rejected'): RowOutcome {
  return { row: row.number, outcome, cells: row.cells, errors };
}

/** The end of a row that was not stored because of this. @throws what is no refusal */
export function endBy(row: PreparedRow, error: unknown): RowOutcome {
  if (error instanceof PendingReference) return refusedRow(row, error.errors, 'deferred');
  const refusal = toApiError(error, jsonBodyLimitBytes);
  if (refusal.statusCode >= 500) throw error;
  return refusedRow(row, refusal.errors ?? { '': [refusal.sentence] });
}

/** Imports one row, through the same draft, judgement and hooks as a POST or a PUT; a refused one leaves nothing behind. */
export async function importRow(world: RowWorld, row: PreparedRow): Promise<RowOutcome> {
  const { tx, model, resource } = world.work;
  const unfit = unfitRow(world, row);
  if (unfit) return unfit;
  try {
    return await inSavepoint(tx, () => refusing(model, resource, () => storeRow(world, row)));
  } catch (error) {
    world.references.forgetMade();
    return endBy(row, error);
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
  const read = await readNew(world, row);
  const id = await meantBy(world, row, read);
  if (id === undefined) return create(world, row, read);
  return change(world, row, await changeOf(world, row, id, await readStored(world, [id])));
}

/** A row, read as that of a new record. */
export const readNew = ({ columns, references, work }: RowWorld, { cells }: PreparedRow) =>
  readRow(cells, columns, references, work.context, undefined);

/** The id of the stored record that a row means; undefined: a new one. @throws ApiError 422 where that cannot be said */
export async function meantBy(world: RowWorld, { cells }: PreparedRow, { values }: ReadRow): Promise<number | undefined> {
  const { mode, finder, work, columns, createdAt } = world;
  if (mode === 'create') return undefined;
  const at = columns.find(({ target }) => target.part === 'own id')?.at;
  const wanted = {
    values,
    id: at === undefined ? undefined : cells[at],
    createdAt: createdAt === undefined ? undefined : cells[createdAt],
  };
  const meant = await findRecord(finder, wanted, work.context.timezone);
  if ('refused' in meant) throw invalid({ id: [meant.refused] });
  return meant.id;
}

/** What a row gives a new record. @throws ApiError 403 */
export function newRecord({ access, work, dryRun }: RowWorld, row: PreparedRow, { values }: ReadRow): NewRecord & { given: Values } {
  const { resource, establishmentId } = work;
  if (!access.mayCreate) throw forbidden(say('bulk.none_found', { resource: oneOf(resource) }));
  // An empty cell of a new record leaves the field its default.
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
  const body = establishmentId === null ? given : { ...given, establishment_id: establishmentId };
  return { given, body, hashed: row.hashed, taken: dryRun?.taken(resource, given) };
}

/** Notes what a row has made, and says so. */
export function created({ work, dryRun, written, note }: RowWorld, row: PreparedRow, id: number, given: Values): RowOutcome {
  note(() => {
    dryRun?.note(work.resource, given);
    written.set(id, row.number);
  });
  return { row: row.number, outcome: 'created', recordId: id };
}

async function create(world: RowWorld, row: PreparedRow, read: ReadRow): Promise<RowOutcome> {
  const { access, work, by } = world;
  const { given, ...record } = newRecord(world, row, read);
  const attempt = () => createRecord({ work: { ...work, now: new Date().toISOString() }, rowScope: access.rowScope, by, ...record });
  if (hasUnread(read)) await refuseAll(read, attempt);
  return created(world, row, await attempt(), given);
}

/** The stored records of these ids, as far as the caller may read them. */
export async function readStored({ access, work }: RowWorld, ids: readonly number[]): Promise<Map<number, Values>> {
  const { tx, model, resource, caller } = work;
  return access.mayEdit
    ? readRecords(tx, model, resource, readableFields(caller, resource, access.rowScope), access.rowScope, ids)
    : new Map();
}

/** What a row says of the stored record that it means. */
export interface Change {
  id: number;
  stored: Values;
  read: ReadRow;
}

/** Reads a row beside the stored record that it means. @throws ApiError 403; 404; 422 where another row means it too */
export async function changeOf(world: RowWorld, row: PreparedRow, id: number, found: ReadonlyMap<number, Values>): Promise<Change> {
  const { access, work, columns, references, written } = world;
  if (!access.mayEdit) throw forbidden();
  const earlier = written.get(id);
  if (earlier !== undefined) throw invalid({ id: [say('bulk.row_is_there', { row: partRow(earlier).row })] });
  const stored = found.get(id);
  if (!stored) throw notFound(say('records.not_found', { resource: oneOf(work.resource) }));
  const read = await readRow(row.cells, columns, references, work.context, stored);
  const isSame = Object.entries(read.values).every(([name, value]) => name in stored && sameValue(value, stored[name]));
  return { id, stored, read: { ...read, isUnchanged: read.isUnchanged || (isSame && !Object.keys(row.hashed).length) } };
}

async function change(world: RowWorld, row: PreparedRow, meant: Change): Promise<RowOutcome> {
  const { access, work, by } = world;
  const { id, read } = meant;
  const save = () =>
    updateRecord(
      { work: { ...work, now: new Date().toISOString() }, rowScope: access.rowScope, body: read.values, hashed: row.hashed, by },
      id,
    );
  if (hasUnread(read)) await refuseAll(read, save);
  const saved = read.isUnchanged ? undefined : await save();
  return changed(world, row, meant, saved && (await stampOf(work, id)));
}

/** Notes what a row has changed, and says so; `updatedAt`: the record's time since, where it has another one. */
export function changed(world: RowWorld, row: PreparedRow, { id, stored, read }: Change, updatedAt: string | undefined): RowOutcome {
  world.note(() => world.written.set(id, row.number));
  if (updatedAt === undefined) return { row: row.number, outcome: 'unchanged' };
  const before = restorable(world.work.resource, stored, Object.keys(read.values));
  return { row: row.number, outcome: 'updated', recordId: id, updatedAt, before };
}

/** Whether some of a row's cells could not be read. */
export const hasUnread = ({ problems }: ReadRow): boolean => Object.keys(problems).length > 0;

/**
 * Refuses a row of which cells could not be read, with everything else that is wrong in it: what is tried is never kept, as the row's
 * savepoint goes with the refusal. @throws always
 */
async function refuseAll(read: ReadRow, attempt: () => Promise<unknown>): Promise<never> {
  if (read.isPendingReference) throw unreadRefusal(read);
  throw await attempt().then(
    () => unreadRefusal(read),
    (error: unknown) => unreadRefusal(read, error),
  );
}

/** Why a row of which cells could not be read is refused; `other`: what else is in its way. @throws what is no refusal */
export function unreadRefusal({ problems, isPendingReference }: ReadRow, other?: unknown): Error {
  const unread = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]));
  if (isPendingReference) return new PendingReference(unread);
  const refusal = other === undefined ? undefined : toApiError(other, jsonBodyLimitBytes);
  if (refusal && refusal.statusCode >= 500) throw other;
  return invalid({ ...refusal?.errors, ...unread });
}

/** When a record was last changed: ISO 8601 UTC. */
export async function stampOf(work: RecordWork, id: number): Promise<string> {
  return (await stampsOf(work, [id])).get(id) ?? '';
}

/** The same of some records, by their ids. */
export async function stampsOf(work: RecordWork, ids: readonly number[]): Promise<Map<number, string>> {
  const { tx, resource, caller } = work;
  const rowScope = rowScopeAt(caller, resource, work);
  const { rows } = await sql<{ id: number; updated_at: string }>`
    select t.id, t.updated_at from ${source(rowScope, resource.table)} as t
      where ${every([...scopeFilter(rowScope, resource, 't'), sql`t.id = any(${[...ids]}::bigint[])`])}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.updated_at]));
}
