import { resourceOf } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { NotTogether, storesTogether } from '#/server/records/write/createRecords.ts';
import { hashPasswords } from '#/server/records/write/writing.ts';
import { textsOf } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import type { Mode, RowOutcome } from '../operation.ts';
import { addCounts, countsOf, type OperationRun, recordRows } from '../operationRun.ts';
import { Pace } from '../pace.ts';
import { takenBack } from '../takenBack.ts';
import { waiting } from '../waitingMailer.ts';
import type { DryRun } from './dryRun.ts';
import { Finder } from './find.ts';
import type { ImportAccess } from './importAccess.ts';
import { importRow, type PreparedRow, type RowWorld, stampsOf } from './importRow.ts';
import { importTogether } from './importTogether.ts';
import { type MadeRecord, madeBy, makeMissing, workOn } from './missing.ts';
import { References } from './references.ts';
import type { BoundColumn } from './rowCells.ts';
import type { TableRow } from './tableFile.ts';
import { tidyHeader } from './targets.ts';

/** What a run keeps from batch to batch. */
export interface Importing {
  host: BulkHost;
  run: OperationRun;
  caller: Caller;
  access: ImportAccess;
  mode: Mode;
  columns: readonly BoundColumn[];
  headers: readonly string[];
  dryRun: DryRun | undefined;
  written: Map<number, number>;
  pace: Pace;
  /** Fields whose missing records are made, and how many have been. */
  make: ReadonlySet<string>;
  made: number;
  /** Is told how many records a batch has added. */
  noteGrowth(added: number): Promise<void>;
  /** It is one of several of an operation, which says with each record what it is. */
  isPart?: boolean;
}

/**
 * Imports some rows, with what becomes of them: together in one unit of work where their resource allows it, else (and where something
 * unforeseen is in the way of that) one after the other in short ones.
 */
export async function importBatch(
  importing: Importing,
  rows: readonly TableRow[],
  { isFromFile }: { isFromFile: boolean },
): Promise<RowOutcome[]> {
  const outcomes = await importRows(importing, rows, isFromFile);
  await importing.noteGrowth(countsOf(outcomes).created);
  return outcomes;
}

async function importRows(importing: Importing, rows: readonly TableRow[], isFromFile: boolean): Promise<RowOutcome[]> {
  const { host, access, pace } = importing;
  const prepared: PreparedRow[] = [];
  for (const row of rows) prepared.push({ ...row, hashed: await hashedIn(importing, row) });
  if (rows.length > 1 && storesTogether({ model: host.model, resource: access.resource })) {
    try {
      return await importUnit(importing, { rows: prepared, isFromFile, pace }, together);
    } catch (error) {
      if (!(error instanceof NotTogether || error instanceof DatabaseError)) throw error;
    }
  }
  const outcomes: RowOutcome[] = [];
  const paced = new Pace();
  for (let at = 0; at < prepared.length; ) {
    const unit = prepared.slice(at, at + paced.rows);
    outcomes.push(...(await importUnit(importing, { rows: unit, isFromFile, pace: paced }, oneByOne)));
    at += unit.length;
  }
  return outcomes;
}

/** How the rows of a unit of work are imported. */
type Way = (importing: Importing, world: RowWorld, rows: readonly PreparedRow[]) => Promise<RowOutcome[]>;

const together: Way = (_importing, world, rows) => importTogether(world, rows);

const oneByOne: Way = async (importing, world, rows) => {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    outcomes.push(await importRow(world, row));
    outcomes.push(...madeOutcomes(importing, world.references.takeMade()));
  }
  return outcomes;
};

interface Unit {
  rows: readonly PreparedRow[];
  isFromFile: boolean;
  pace: Pace;
}

/** Imports rows in one unit of work, with what becomes of them; a trial takes the unit back and keeps the account alone. */
async function importUnit(importing: Importing, { rows, isFromFile, pace }: Unit, way: Way): Promise<RowOutcome[]> {
  const { host, run, dryRun } = importing;
  const account = async (tx: Transaction, outcomes: readonly RowOutcome[]) => {
    await recordRows(tx, run, withoutSecrets(importing, outcomes));
    await addCounts(tx, run, { ...countsOf(outcomes), rows_read: isFromFile ? rows.length : 0 });
  };
  const inTenant = <T>(work: (tx: Transaction) => Promise<T>) => host.database.tenant(run.clientId, work);
  const notes: (() => void)[] = [];
  const store = (tx: Transaction) =>
    pace.measured(rows.length, async () => {
      const world = await worldOf(importing, tx, way === together ? notes : undefined);
      const outcomes = await way(importing, world, rows);
      return stamped(
        world,
        outcomes.map((one) => named(importing, one)),
      );
    });
  const stored = async (tx: Transaction) => {
    const outcomes = await store(tx);
    await account(tx, outcomes);
    return outcomes;
  };
  const outcomes = await (dryRun ? takenBack(inTenant, store) : inTenant(stored));
  for (const note of notes) note();
  if (dryRun) await inTenant((tx) => account(tx, outcomes));
  return outcomes;
}

/** A record of one of several parts says of which resource it is. */
function named({ isPart, access }: Importing, one: RowOutcome): RowOutcome {
  return isPart && (one.outcome === 'created' || one.outcome === 'updated')
    ? { ...one, resource: one.resource ?? access.resource.name }
    : one;
}

/** What was made because a row names it: below the rows of the file, so that an undo comes to it last. A trial counts each once. */
function madeOutcomes(importing: Importing, made: readonly MadeRecord[]): RowOutcome[] {
  const { dryRun, host } = importing;
  return made.flatMap(({ resource, id, title }): RowOutcome[] => {
    const target = resourceOf(host.model, resource);
    if (dryRun?.hasTitle(target.table, title)) return [];
    dryRun?.note(target, { [target.title]: title });
    importing.made += 1;
    return [{ row: -importing.made, outcome: 'created', recordId: id, resource }];
  });
}

/** Where in a row stand passwords and PINs. */
export function secretColumns({ columns }: Pick<Importing, 'columns'>): number[] {
  return columns.filter(({ target }) => target.field.kind === 'password').map(({ at }) => at);
}

/**
 * A refused row is kept for whoever mends it, its passwords are not: nothing keeps them as they were sent. A row that waits still needs
 * them.
 */
function withoutSecrets(importing: Importing, outcomes: readonly RowOutcome[]): readonly RowOutcome[] {
  const secret = secretColumns(importing);
  if (!secret.length) return outcomes;
  return outcomes.map((one) =>
    one.outcome === 'rejected' ? { ...one, cells: one.cells.map((cell, at) => (secret.includes(at) ? '' : cell)) } : one,
  );
}

/** `later`: what is noted of rows that are imported together, once they are stored. */
async function worldOf(
  { host, caller, access, mode, columns, headers, dryRun, written, make, isPart }: Importing,
  tx: Transaction,
  later: (() => void)[] | undefined,
): Promise<RowWorld> {
  const { clientId, establishmentId, resource, rowScope } = access;
  const context = await recordContext(tx, { clientId }, establishmentId);
  const { created_at } = resource.allFields;
  const made = created_at ? textsOf(created_at, 'label').map(tidyHeader) : [];
  const createdAt = headers.findIndex(
    (header) => ['created_at', ...made].includes(tidyHeader(header)) && !columns.some((column) => column.header === header),
  );
  const by = { userId: caller.userId || null, name: caller.name, address: null };
  const work: RecordWork = {
    ...{ tx, model: host.model, resource, caller, clientId, establishmentId, context, by },
    ...{ now: new Date().toISOString(), revealOnce: {}, mailer: waiting(host.mailer) },
  };
  const makers = new Map(
    columns.flatMap(({ target: { field } }) => {
      const target = make.has(field.name) ? madeBy(host.model, caller, access, field) : undefined;
      return target ? [[field.name, target] as const] : [];
    }),
  );
  return {
    access,
    mode,
    work,
    by,
    columns,
    width: headers.length,
    createdAt: createdAt < 0 ? undefined : createdAt,
    references: new References({
      ...{ tx, model: host.model, resource, rowScope, establishmentId, dryRun },
      mayList: ({ permissions }) => canUse(caller, permissions.list ?? ''),
      // What an earlier part of a trial would have made.
      earlier: isPart ? dryRun : undefined,
      make: async (field, title) => {
        const target = 'name' in field ? makers.get(String(field.name)) : undefined;
        if (target && later) throw new NotTogether();
        return target && makeMissing({ ...work, now: new Date().toISOString() }, target, title, field.where);
      },
    }),
    finder: new Finder(tx, resource, rowScope),
    dryRun,
    written,
    note: (noting) => (later ? later.push(noting) : noting()),
  };
}

async function hashedIn({ host, access, columns }: Importing, { cells }: TableRow): Promise<Record<string, string>> {
  const secrets = columns.filter(({ target }) => target.field.kind === 'password').map(({ at, target }) => [target.name, cells[at] ?? '']);
  return secrets.length ? hashPasswords(host, access.resource, Object.fromEntries(secrets)) : {};
}

/** An undo asks whether a new record was changed since it was made. */
async function stamped(world: RowWorld, outcomes: RowOutcome[]): Promise<RowOutcome[]> {
  const made = outcomes.filter((one) => one.outcome === 'created');
  for (const name of new Set(made.map(({ resource }) => resource))) {
    const some = made.filter(({ resource }) => resource === name);
    const work = name ? workOn(world.work, resourceOf(world.work.model, name)) : world.work;
    const stamps = await stampsOf(
      work,
      some.map(({ recordId }) => recordId),
    );
    for (const one of some) one.updatedAt = stamps.get(one.recordId) ?? '';
  }
  return outcomes;
}
