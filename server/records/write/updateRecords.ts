import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { rowsAs } from '#/server/foundation/database/rowsAs.ts';
import { type ApiError, conflict, invalid, notFound } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { storeChildren } from '../children.ts';
import { hooksOf } from '../hooks.ts';
import { readableFields } from '../readableFields.ts';
import { lockRecords, readRecord, readRecords } from '../readRecord.ts';
import { refuseUnpermitted } from '../routeContext.ts';
import type { RowScope } from '../rowScope.ts';
import { jsonColumns } from '../storedColumns.ts';
import { changesOf } from './changes.ts';
import { NotTogether, refusalIn } from './createRecords.ts';
import { type Draft, soundFields } from './draft.ts';
import { checkReferences } from './existence.ts';
import { logWrites } from './logWrite.ts';
import { lockSingletons, moveSingletons } from './onlyOne.ts';
import { checkUniqueness, checkUniquenessAmong } from './uniqueness.ts';
import { columnsOf, makeDraft, refuseWhose, runBeforeSave, settled } from './writtenRecord.ts';

type Values = Record<string, unknown>;

/** Changes of stored records of one resource, in one unit of work; no record comes twice. */
export interface RecordChanges {
  work: RecordWork;
  rowScope: RowScope;
  by: Activity['by'];
  records: readonly ChangedRecord[];
}

/** One of them. `hashed`: the stored form of its passwords, made before the unit of work began. */
export interface ChangedRecord {
  id: number;
  body: Values;
  /** More of the body: what follows from the values that are stored. */
  following?: (stored: Readonly<Values>) => Values;
  hashed: Readonly<Record<string, string>>;
  /** It is validated and not stored. */
  isTrial?: boolean;
}

/** What a write changed: field → [old, new], and the record's time since. */
export interface Written {
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  updatedAt: string;
}

/** What became of a change; undefined where it changes nothing, or was only tried and nothing is wrong with it. */
export type Changed = Written | { refused: ApiError } | undefined;

interface Candidate extends ChangedRecord {
  before: Values;
  draft: Draft;
  refused?: ApiError;
}

interface Stored extends Written {
  of: Candidate;
}

/**
 * Lays bodies over stored records and says in their order what became of each; several only where they can be stored together
 * (`storesTogether`). @throws NotTogether where one of several decides about another
 */
export async function updateRecords({ work: given, rowScope, by, records }: RecordChanges): Promise<Changed[]> {
  const work = await settled(given);
  const candidates = await candidatesOf(work, rowScope, records);
  const read = candidates.filter((one) => 'draft' in one);
  await refuseUnfit(work, rowScope, read);
  const stored: Stored[] = [];
  for (const one of read) {
    if (one.refused) continue;
    try {
      await refuseStale(work, rowScope, one.body.updated_at, one.before);
      await runBeforeSave(one.draft.record, one.before, work);
    } catch (error) {
      one.refused = refusalIn(error);
      continue;
    }
    const changes = changesOf(work.resource, one.before, one.draft.record, one.hashed);
    if (!one.isTrial && Object.keys(changes).length)
      stored.push({ of: one, changes, updatedAt: laterThan(String(one.before.updated_at), work.now) });
  }
  await store(work, rowScope, by, stored);
  const written = new Map<object, Written>(stored.map(({ of, ...rest }) => [of, rest]));
  return candidates.map((one) => (one.refused ? { refused: one.refused } : written.get(one)));
}

/** The records as they stand, held, and what the bodies make of them. */
async function candidatesOf(
  work: RecordWork,
  rowScope: RowScope,
  records: readonly ChangedRecord[],
): Promise<(Candidate | { refused: ApiError })[]> {
  const { tx, model, resource, clientId } = work;
  for (const { body } of records) await lockSingletons(work, body);
  const ids = records.map(({ id }) => id);
  await lockRecords(tx, resource, clientId, ids);
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  const stored = await readRecords(tx, model, resource, fields, rowScope, ids);
  const candidates: (Candidate | { refused: ApiError })[] = [];
  for (const one of records) {
    try {
      candidates.push(await candidateOf(work, rowScope, one, stored.get(one.id)));
    } catch (error) {
      candidates.push({ refused: refusalIn(error) });
    }
  }
  return candidates;
}

async function candidateOf(work: RecordWork, rowScope: RowScope, one: ChangedRecord, before: Values | undefined): Promise<Candidate> {
  const { resource } = work;
  if (!before) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  refuseUnpermitted(work, 'edit', before);
  await refuseWhose(work, 'edit', before, one.id);
  const draft = makeDraft(work, rowScope, { ...one.body, ...one.following?.(before) }, before);
  const { establishment_id: establishment } = one.body;
  if (establishment !== undefined && establishment !== before.establishment_id && resource.scope === 'establishment')
    draft.problems.establishment_id = [{ key: 'readonly' }];
  return { ...one, before, draft };
}

const isWrong = ({ problems }: Draft) => Object.keys(problems).length > 0;

/** Refuses what its own values, what it names, or another record is in the way of. @throws NotTogether: that other one may be changed too */
async function refuseUnfit({ tx, model, resource, establishmentId }: RecordWork, rowScope: RowScope, all: Candidate[]): Promise<void> {
  const scope = { model, resource, rowScope, establishmentId };
  await checkReferences(
    tx,
    all.map(({ draft }) => ({ ...draft, given: soundFields(draft) })),
    scope,
  );
  const compared = all.filter(({ draft }) => !isWrong(draft)).map(({ draft, hashed, before }) => ({ ...draft, hashed, before }));
  const [first] = compared;
  if (first && all.length === 1) await checkUniqueness(tx, first, Number(first.before.id), scope);
  else if (first) {
    await checkUniquenessAmong(tx, compared, scope);
    if (compared.some(isWrong)) throw new NotTogether();
  }
  for (const one of all) if (isWrong(one.draft)) one.refused = invalid(one.draft.problems);
}

async function store(work: RecordWork, rowScope: RowScope, by: Activity['by'], all: readonly Stored[]): Promise<void> {
  const { tx, resource, clientId, establishmentId } = work;
  await updateRows(work, all);
  for (const { of, changes } of all) {
    const { id, before, draft } = of;
    const changed = Object.fromEntries(Object.entries(draft.record).filter(([name]) => name in changes));
    await storeChildren(tx, resource, { clientId, establishmentId, id }, changed);
    await moveSingletons(work, rowScope, by, { ...changed, id });
    await hooksOf(resource).afterSave?.({ ...draft.record, id }, before, work);
  }
  const writes = all.map(({ of, changes }) => ({ record: of.draft.record, changes }));
  await logWrites(work, by, 'updated', writes);
}

/** Writes the columns that changed: of all records together in which the same ones did. */
async function updateRows({ tx, resource, clientId }: RecordWork, all: readonly Stored[]): Promise<void> {
  const alike = new Map<string, Values[]>();
  for (const { of, changes, updatedAt } of all) {
    const row = { ...columnsOf(resource, of.draft.record, of.hashed, changes), updated_at: updatedAt, id: of.id };
    const key = Object.keys(row).join();
    const rows = alike.get(key) ?? [];
    rows.push(row);
    alike.set(key, rows);
  }
  const table = sql.id('public', resource.table);
  for (const rows of alike.values()) {
    const { id, ...first } = rows[0] ?? {};
    const names = Object.keys(first);
    if (rows.length === 1) {
      const set = names.map((name) => sql`${sql.id(name)} = ${first[name]}`);
      await sql`update ${table} set ${sql.join(set)} where client_id = ${clientId} and id = ${id}`.execute(tx);
      continue;
    }
    const set = names.map((name) => sql`${sql.id(name)} = ${sql.ref(`w.${name}`)}`);
    await sql`update ${table} as t set ${sql.join(set)} from ${rowsAs(resource.table, rows, jsonColumns(Object.values(resource.fields)))} as w
      where t.client_id = ${clientId} and t.id = w.id`.execute(tx);
  }
}

/** The stored record goes with the refusal, as this caller reads it anywhere else. */
async function refuseStale({ tx, model, caller, resource }: RecordWork, rowScope: RowScope, read: unknown, before: Values): Promise<void> {
  if (typeof read !== 'string' || Date.parse(String(before.updated_at)) <= Date.parse(read)) return;
  const visible = await readRecord(tx, model, resource, readableFields(caller, resource, rowScope), rowScope, Number(before.id));
  hooksOf(resource).beforeAnswer?.(visible, { model, caller });
  throw conflict(say('records.stale', { resource: oneOf(resource) }), visible);
}

/** Two writes within a millisecond must still differ, or the second reader would not see that it is stale. */
function laterThan(stored: string, now: string): string {
  return Date.parse(now) > Date.parse(stored) ? now : new Date(Date.parse(stored) + 1).toISOString();
}
