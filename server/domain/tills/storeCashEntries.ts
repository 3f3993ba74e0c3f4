import { sql } from 'kysely';
import { labelled, nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { localText } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { closeDrawer } from '#/server/domain/cash/closeDrawer.ts';
import { addMovements } from '#/server/domain/cash/movements.ts';
import { drawerOpenAt, holdDrawers, placeEntries } from '#/server/domain/cash/placeEntries.ts';
import type { Became } from '#/server/domain/sales/tillCall.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { ApiError, type FieldErrors } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { createOther } from '#/server/records/write/otherRecord.ts';
import type { SoundEntry } from './soundEntry.ts';

/** What may become of an entry. `outside`: it is kept, and waits for a drawer. */
export type Entered = 'created' | 'unchanged' | 'outside';

/** What became of one; the id is its drawer's. */
type Outcome = Became<Entered>;

/** The work of tills in one establishment. */
export type TillWork = RecordWork & { establishmentId: number };

/**
 * Stores what tills report, in the order sent, each once: movements go into the drawer that was open at their station at their time, closed
 * meanwhile or not, as its payments do. Those of one establishment come one after the other.
 */
export async function storeCashEntries(work: TillWork, entries: readonly SoundEntry[]): Promise<Outcome[]> {
  const { tx, now } = work;
  await holdDrawers(tx, work);
  await placeEntries(tx, work, now);
  const known = await knownEntries(work, entries);
  const employees = await knownIds(work, 'employees', sql`establishment_id = ${work.establishmentId}`, entries, ({ employee }) => employee);
  const stations = await knownIds(work, 'stations', sql`establishment = ${work.establishmentId}`, entries, ({ station }) => station);
  const outcomes: Outcome[] = [];
  for (const given of entries) {
    const before = known.get(given.uuid);
    if (before !== undefined) {
      outcomes.push({ status: 'unchanged', id: before });
      continue;
    }
    const named = (id: number | null, among: ReadonlySet<number>) => (id !== null && among.has(id) ? id : null);
    const entry = { ...given, employee: named(given.employee, employees), station: named(given.station, stations) };
    const outcome = await storeEntry(work, entry);
    if (!('errors' in outcome)) {
      await keepEntry(work, entry, outcome.id);
      known.set(entry.uuid, outcome.id);
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

async function storeEntry(work: TillWork, entry: SoundEntry): Promise<Outcome> {
  if (entry.kind === 'open') return openDrawer(work, entry);
  const { tx, now } = work;
  const { kind, amount, reason, employee, at } = entry;
  const drawer = await drawerOpenAt(tx, work, entry);
  if (kind === 'close') {
    if (!drawer) return { status: 'rejected', errors: { at: [say('cash.none_open')] } };
    const { denominations } = entry;
    await closeDrawer(tx, work, drawer.id, { denominations, total: amount ?? 0, by: employee, at, now });
    await log(work, drawer, 'close', { counted: amount, closed_by: employee, closed_at: at });
    return { status: 'created', id: drawer.id };
  }
  if (!drawer) return { status: 'outside', id: null };
  await addMovements(tx, work, drawer.id, [{ kind, amount, reason, employee, at }], now);
  await log(work, drawer, 'movement', { kind, amount, reason, employee });
  return { status: 'created', id: drawer.id };
}

/** A session as its own call would make it; one without a number is called by the station's clock. */
async function openDrawer(work: TillWork, { number, station, employee, at, amount }: SoundEntry): Promise<Outcome> {
  const values = { station, opened_by: employee, opened_at: at, opening_float: amount ?? 0 };
  try {
    const drawer = await createOther(work, cashDrawerSessions, { ...values, number: number ?? (await freeNumber(work, at)) });
    return { status: 'created', id: drawer };
  } catch (error) {
    if (error instanceof ApiError && error.errors) return { status: 'rejected', errors: inEntry(error.errors) };
    throw error;
  }
}

/** What the session's call says of its fields, said of the entry's. */
const IN_ENTRY: Readonly<Record<string, string>> = {
  opened_at: 'at',
  opening_float: 'amount',
  opened_by: 'employee_id',
  station: 'station_id',
};
const inEntry = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, said]) => [IN_ENTRY[name] ?? name, said]));

/** `D-20260302-0900`, with a count behind it where that is taken. */
async function freeNumber({ tx, clientId, establishmentId, context }: TillWork, at: string): Promise<string> {
  const stem = `D-${localText(at, context.timezone).slice(0, 16).replaceAll(/[-:]/g, '').replace(/\D/, '-')}`;
  const { rows } = await sql<{ number: string }>`
    select number from tenant.cash_drawer_sessions where client_id = ${clientId} and establishment_id = ${establishmentId}
      and (number = ${stem} or number like ${`${stem}-%`})`.execute(tx);
  const taken = new Set(rows.map((row) => row.number));
  for (let count = 1; ; count++) {
    const number = count === 1 ? stem : `${stem}-${count}`;
    if (!taken.has(number)) return number;
  }
}

async function knownEntries(
  { tx, clientId, establishmentId }: TillWork,
  entries: readonly SoundEntry[],
): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ uuid: string; drawer: number | null }>`
    select uuid, drawer from tenant.till_cash_entries where client_id = ${clientId} and establishment_id = ${establishmentId}
      and uuid = any(${entries.map(({ uuid }) => uuid)}::text[])`.execute(tx);
  return new Map(rows.map(({ uuid, drawer }) => [uuid, drawer]));
}

/** Those of the records named that are the establishment's; what happened in its drawers happened all the same without the others. */
async function knownIds(
  { tx, clientId }: TillWork,
  table: 'employees' | 'stations',
  isHere: ReturnType<typeof sql>,
  entries: readonly SoundEntry[],
  named: (entry: SoundEntry) => number | null,
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(entries.flatMap((entry) => named(entry) ?? []))];
  if (!ids.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.id('tenant', table)} where client_id = ${clientId} and ${isHere} and id = any(${ids}::bigint[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

async function keepEntry(
  { tx, clientId, establishmentId, caller, now }: TillWork,
  { uuid, kind, at, amount, reason, employee, station }: SoundEntry,
  drawer: number | null,
): Promise<void> {
  await sql`
    insert into public.till_cash_entries (client_id, establishment_id, uuid, kind, at, amount, reason, employee, station, drawer,
      created_at, updated_at, created_by)
    values (${clientId}, ${establishmentId}, ${uuid}, ${kind}, ${at}, ${amount}, ${reason}, ${employee}, ${station}, ${drawer}, ${now},
      ${now}, ${caller.userId || null})`.execute(tx);
}

/** The session's history says it as it says what people did. */
async function log(
  { tx, model, clientId, establishmentId, by, now }: TillWork,
  drawer: { id: number; number: string },
  verb: 'movement' | 'close',
  said: Readonly<Record<string, unknown>>,
): Promise<void> {
  const resource = resourceOf(model, cashDrawerSessions.name);
  const doing = present(resource.verbs[verb], `verb '${verb}'`);
  await recordActivity(tx, {
    clientId,
    event: 'performed',
    description: say('activity.performed_on', { verb: labelled(doing), resource: nameOf(resource), title: drawer.number }),
    subjectType: resource.name,
    subjectId: drawer.id,
    establishmentId,
    changes: Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, [null, value]]]))),
    by: present(by, 'who sent it'),
    at: now,
  });
}
