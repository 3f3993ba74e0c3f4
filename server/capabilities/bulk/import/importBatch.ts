import { resourceOf } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { hashPasswords } from '#/server/records/write/writing.ts';
import { textsOf } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import type { Mode, RowOutcome } from '../operation.ts';
import { addCounts, countsOf, type OperationRun, recordRows } from '../operationRun.ts';
import type { Pace } from '../pace.ts';
import { takenBack } from '../takenBack.ts';
import { waiting } from '../waitingMailer.ts';
import type { DryRun } from './dryRun.ts';
import type { ImportAccess } from './importAccess.ts';
import { importRow, type PreparedRow, type RowWorld, stampOf } from './importRow.ts';
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
  /** It is one of several of an operation, which says with each record what it is. */
  isPart?: boolean;
}

/** Imports some rows in one unit of work, with what becomes of them; a trial takes the unit back and keeps the account alone. */
export async function importBatch(
  importing: Importing,
  rows: readonly TableRow[],
  { isFromFile }: { isFromFile: boolean },
): Promise<RowOutcome[]> {
  const { host, run, dryRun } = importing;
  const prepared: PreparedRow[] = [];
  for (const row of rows) prepared.push({ ...row, hashed: await hashedIn(importing, row) });
  const account = async (tx: Transaction, outcomes: readonly RowOutcome[]) => {
    await recordRows(tx, run, withoutSecrets(importing, outcomes));
    await addCounts(tx, run, { ...countsOf(outcomes), rows_read: isFromFile ? rows.length : 0 });
  };
  const inTenant = <T>(work: (tx: Transaction) => Promise<T>) => host.database.tenant(run.clientId, work);
  const store = (tx: Transaction) =>
    importing.pace.measured(rows.length, async () => {
      const world = await worldOf(importing, tx);
      const outcomes: RowOutcome[] = [];
      for (const row of prepared) {
        outcomes.push(named(importing, await importRow(world, row)));
        outcomes.push(...madeOutcomes(importing, world.references.takeMade()));
      }
      return stamped(world, outcomes);
    });
  if (!dryRun) {
    return inTenant(async (tx) => {
      const outcomes = await store(tx);
      await account(tx, outcomes);
      return outcomes;
    });
  }
  const outcomes = await takenBack(inTenant, store);
  await inTenant((tx) => account(tx, outcomes));
  return outcomes;
}

/** A record of one of several parts says of which resource it is. */
function named({ isPart, access }: Importing, one: RowOutcome): RowOutcome {
  return isPart && (one.outcome === 'created' || one.outcome === 'updated') ? { ...one, resource: access.resource.name } : one;
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

async function worldOf(
  { host, caller, access, mode, columns, headers, dryRun, written, make, isPart }: Importing,
  tx: Transaction,
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
        return target && makeMissing({ ...work, now: new Date().toISOString() }, target, title, field.where);
      },
    }),
    dryRun,
    written,
  };
}

async function hashedIn({ host, access, columns }: Importing, { cells }: TableRow): Promise<Record<string, string>> {
  const secrets = columns.filter(({ target }) => target.field.kind === 'password').map(({ at, target }) => [target.name, cells[at] ?? '']);
  return secrets.length ? hashPasswords(host, access.resource, Object.fromEntries(secrets)) : {};
}

/** An undo asks whether a new record was changed since it was made. */
async function stamped(world: RowWorld, outcomes: RowOutcome[]): Promise<RowOutcome[]> {
  for (const one of outcomes) {
    if (one.outcome !== 'created') continue;
    const work = one.resource ? workOn(world.work, resourceOf(world.work.model, one.resource)) : world.work;
    one.updatedAt = await stampOf(work, one.recordId);
  }
  return outcomes;
}
