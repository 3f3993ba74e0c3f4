import type { ApiError } from '#/server/foundation/http/apiError.ts';
import { createRecords, type Made, type NewRecord, NotTogether } from '#/server/records/write/createRecords.ts';
import { updateRecords } from '#/server/records/write/updateRecords.ts';
import { isEmpty } from '#model/language';
import type { RowOutcome } from '../operation.ts';
import {
  type Change,
  changed,
  changeOf,
  created,
  endBy,
  hasUnread,
  meantBy,
  newRecord,
  type PreparedRow,
  type RowWorld,
  readNew,
  readStored,
  stampsOf,
  unfitRow,
  unreadRefusal,
} from './importRow.ts';
import type { ReadRow } from './rowCells.ts';
import { naturalKeys } from './targets.ts';

type Values = Readonly<Record<string, unknown>>;

interface Ended {
  row: PreparedRow;
  end: RowOutcome;
}
interface New {
  row: PreparedRow;
  read: ReadRow;
  record: NewRecord;
  given: Values;
}
/** A row of a stored record, as far as it has been read. */
interface Meant {
  row: PreparedRow;
  read: ReadRow;
  id: number;
}

/**
 * Imports rows together: what they name is looked up, validated and stored in as many statements as for one of them. Each ends as it would
 * have, had they come one after the other. @throws NotTogether where that cannot be said; a DatabaseError
 */
export async function importTogether(world: RowWorld, rows: readonly PreparedRow[]): Promise<RowOutcome[]> {
  const plans = await allOf(rows, (row) => planOf(world, row));
  const news = plans.filter((plan) => 'record' in plan);
  const meant = plans.filter((plan) => 'id' in plan);
  if (world.mode !== 'create') refuseTwins(world, [...news, ...meant]);
  const ends = [
    ...plans.filter((plan) => 'end' in plan),
    ...(await importNew(world, news, meant.length > 0)),
    ...(await importMeant(world, meant, news.length > 0)),
  ];
  const byRow = new Map(ends.map(({ row, end }) => [row.number, end]));
  return rows.flatMap(({ number }) => byRow.get(number) ?? []);
}

/** Does something for all at once; where one fails, the others have ended as well. @throws the first error */
async function allOf<T, A>(all: readonly T[], work: (one: T) => Promise<A>): Promise<A[]> {
  const ended = await Promise.allSettled(all.map(work));
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

async function planOf(world: RowWorld, row: PreparedRow): Promise<Ended | New | Meant> {
  const end = unfitRow(world, row);
  if (end) return { row, end };
  try {
    const read = await readNew(world, row);
    const id = await meantBy(world, row, read);
    if (id !== undefined) return { row, read, id };
    const { given, ...record } = newRecord(world, row, read);
    if (read.isPendingReference) throw unreadRefusal(read);
    return { row, read, given, record: { ...record, isTrial: hasUnread(read) } };
  } catch (error) {
    return { row, end: endOf(row, error) };
  }
}

/** @throws what is no refusal */
function endOf(row: PreparedRow, error: unknown): RowOutcome {
  if (error instanceof NotTogether) throw error;
  return endBy(row, error);
}

/** Two rows that may mean one record: what the second means follows from what became of the first. @throws NotTogether */
function refuseTwins({ work: { resource } }: RowWorld, rows: readonly (New | Meant)[]): void {
  const known = new Set<string>();
  const groups = [...(resource.importKey?.length ? [resource.importKey] : []), ...naturalKeys(resource)];
  for (const one of rows) {
    const keys = groups
      .filter((group) => group.every((name) => !isEmpty(one.read.values[name])))
      .map((group) => JSON.stringify([group, group.map((name) => String(one.read.values[name]).toLowerCase())]));
    for (const key of new Set(['id' in one ? [`id ${one.id}`, ...keys] : keys].flat())) {
      if (known.has(key)) throw new NotTogether();
      known.add(key);
    }
  }
}

async function importNew(world: RowWorld, news: readonly New[], besideOthers: boolean): Promise<Ended[]> {
  const { work, access, by } = world;
  const made = await createRecords({
    work: { ...work, now: new Date().toISOString() },
    rowScope: access.rowScope,
    by,
    records: news.map(({ record }) => record),
  });
  // A stored record that was in the way might have been changed before.
  if (besideOthers && made.some((one) => 'refused' in one)) throw new NotTogether();
  return news.map((one, at) => ({ row: one.row, end: endOfNew(world, one, made[at]) }));
}

function endOfNew(world: RowWorld, { row, read, given }: New, made: Made | undefined): RowOutcome {
  const refused: ApiError | undefined = made && 'refused' in made ? made.refused : undefined;
  if (hasUnread(read)) return endBy(row, unreadRefusal(read, refused));
  if (made && 'id' in made) return created(world, row, made.id, given);
  return endBy(row, refused);
}

async function importMeant(world: RowWorld, meant: readonly Meant[], besideOthers: boolean): Promise<Ended[]> {
  const stored = await readStored(
    world,
    meant.map(({ id }) => id),
  );
  const changes = await allOf(meant, async ({ row, id }): Promise<Ended | (Change & { row: PreparedRow })> => {
    try {
      return { row, ...(await changeOf(world, row, id, stored)) };
    } catch (error) {
      return { row, end: endOf(row, error) };
    }
  });
  const ends = [
    ...changes.filter((one) => 'end' in one),
    ...(await storeChanges(
      world,
      changes.filter((one) => 'stored' in one),
    )),
  ];
  // What came before it in the file is stored by now, and what comes behind it too.
  if (besideOthers && ends.some(({ end }) => end.outcome === 'rejected')) throw new NotTogether();
  return ends;
}

async function storeChanges(world: RowWorld, all: readonly (Change & { row: PreparedRow })[]): Promise<Ended[]> {
  const { work, access, by } = world;
  const meant = all.filter(({ read }) => hasUnread(read) || !read.isUnchanged);
  const written = await updateRecords({
    work: { ...work, now: new Date().toISOString() },
    rowScope: access.rowScope,
    by,
    records: meant.map(({ row, id, read }) => ({ id, body: read.values, hashed: row.hashed, isTrial: hasUnread(read) })),
  });
  const stamps = await stampsOf(
    work,
    meant.flatMap(({ id }, at) => (written[at] ? [id] : [])),
  );
  const become = new Map(meant.map((one, at) => [one, written[at]]));
  return all.map((one) => {
    const { row, id, read } = one;
    const end = become.get(one);
    const refused = end && 'refused' in end ? end.refused : undefined;
    if (hasUnread(read)) return { row, end: endBy(row, unreadRefusal(read, refused)) };
    if (refused) return { row, end: endBy(row, refused) };
    return { row, end: changed(world, row, one, end && stamps.get(id)) };
  });
}
