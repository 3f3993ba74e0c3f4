import { sql } from 'kysely';
import { type Label, labelled } from '#/i18n/blanks.ts';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { refuseBeyondLimit } from '#/server/access/account/accountLimits.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { insertAll } from '#/server/foundation/database/rowsAs.ts';
import { ApiError, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { Field } from '#model/language';
import { storeNewChildren } from '../children.ts';
import { hooksOf } from '../hooks.ts';
import type { RowScope } from '../rowScope.ts';
import { jsonColumns } from '../storedColumns.ts';
import { changesOf } from './changes.ts';
import { type Draft, soundFields } from './draft.ts';
import { checkReferences } from './existence.ts';
import { logWrites } from './logWrite.ts';
import { lockSingletons, moveSingletons, singletonsOf } from './onlyOne.ts';
import { lastPosition } from './reorderRoute.ts';
import { checkUniqueness, checkUniquenessAmong } from './uniqueness.ts';
import { columnsOf, makeDraft, runBeforeSave, settled } from './writtenRecord.ts';

type Values = Record<string, unknown>;

/** New records of one resource, in one unit of work. */
export interface NewRecords {
  work: RecordWork;
  rowScope: RowScope;
  by: Activity['by'];
  records: readonly NewRecord[];
}

/** One of them. `hashed`: the stored form of its passwords, made before the unit of work began. */
export interface NewRecord {
  body: Values;
  hashed: Readonly<Record<string, string>>;
  /** It is validated and not stored. */
  isTrial?: boolean;
  /** Fields that it has in common with a record which a dry run has taken back. */
  taken?: ReadonlySet<string> | undefined;
}

/** What became of a new record: its id, why it was refused, or that nothing is wrong with what was only tried. */
export type Made = { id: number } | { refused: ApiError } | { isSound: true };

/** Some records cannot be stored together after all: one by one each of them finds its own end. Nothing of theirs may be kept. */
export class NotTogether extends Error {}

/**
 * Whether several new records of a resource can be validated first and then stored together, with the same end as one after the other: no
 * hook of one may ask for another, and none of them may be about another of its kind, move a mark or use up what is agreed.
 */
export function storesTogether({ model, ...work }: Pick<RecordWork, 'model' | 'resource'>): boolean {
  const { resource } = work;
  const { beforeSave, afterSave, together } = hooksOf(resource);
  const isFree = together === true || (!beforeSave && !afterSave);
  const isAlone = !resource.grantsRights && resource.limitedBy === undefined && singletonsOf(resource).length === 0;
  return isFree && isAlone && !Object.values(resource.fields).some((field) => refersTo(field, resource, model));
}

function refersTo(field: Field, resource: ResourceModel, model: RecordWork['model']): boolean {
  if (field.kind === 'lines') return Object.values(field.fields).some((one) => refersTo(one, resource, model));
  return field.kind === 'reference' && [field.to].flat().some((name) => resourceOf(model, name).table === resource.table);
}

interface Candidate extends NewRecord {
  draft: Draft;
  refused?: ApiError;
}

/**
 * Stores new records and says in their order what became of each; several only where they can be stored together. @throws NotTogether where
 * one of several decides about another
 */
export async function createRecords({ work: given, rowScope, by, records }: NewRecords): Promise<Made[]> {
  const work = await settled(given);
  const candidates: (Candidate | { refused: ApiError })[] = records.map((one) => {
    try {
      return { ...one, draft: makeDraft(work, rowScope, one.body, undefined) };
    } catch (error) {
      return { refused: refusalIn(error) };
    }
  });
  const drafted = candidates.filter((one) => 'draft' in one);
  await refuseUnfit(work, rowScope, drafted);
  await runHooks(work, drafted);
  const stored = drafted.filter(({ refused, isTrial }) => !refused && !isTrial);
  const ids = await store(work, rowScope, by, stored);
  const made = new Map<object, number>(stored.map((one, at) => [one, ids[at] as number]));
  return candidates.map((one): Made => {
    const id = made.get(one);
    return one.refused ? { refused: one.refused } : id === undefined ? { isSound: true } : { id };
  });
}

/** What may be told to whoever sent the record. @throws any other error */
export function refusalIn(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

const isWrong = ({ problems }: Draft) => Object.keys(problems).length > 0;

/** Refuses what its own values, what it names, or another record is in the way of. */
async function refuseUnfit({ tx, model, resource, establishmentId }: RecordWork, rowScope: RowScope, all: Candidate[]): Promise<void> {
  const scope = { model, resource, rowScope, establishmentId };
  await checkReferences(
    tx,
    all.map(({ draft }) => ({ ...draft, given: soundFields(draft) })),
    scope,
  );
  const compared = all
    .filter(({ draft }) => !isWrong(draft))
    .map(({ draft, hashed, isTrial, taken }) => ({ ...draft, hashed, isTrial, taken }));
  const [first] = compared;
  if (first && compared.length === 1) await checkUniqueness(tx, first, null, scope);
  else if (first) await checkUniquenessAmong(tx, compared, scope);
  for (const one of all) if (isWrong(one.draft)) one.refused = invalid(one.draft.problems);
}

/** The resource's own code; of several records, one that it refuses might have been why another one was. @throws NotTogether */
async function runHooks(work: RecordWork, all: Candidate[]): Promise<void> {
  const { tx, resource, clientId, caller } = work;
  const isAlone = all.length === 1;
  const mayDecide = !isAlone && all.some(({ refused }) => refused);
  for (const one of all) {
    if (one.refused) continue;
    try {
      await lockSingletons(work, one.draft.record);
      await refuseBeyondLimit(tx, { resource, clientId, caller, limit: limitOf(work) });
      await runBeforeSave(one.draft.record, undefined, work);
    } catch (error) {
      one.refused = refusalIn(error);
      if (mayDecide && !one.isTrial) throw new NotTogether();
    }
  }
}

/** What the limit on these records is called, in the business's account info. */
export function limitOf({ model, resource }: RecordWork): Label {
  return labelled(model.resources.clients?.fields[resource.limitedBy ?? ''] ?? { label: '' });
}

async function store(work: RecordWork, rowScope: RowScope, by: Activity['by'], all: readonly Candidate[]): Promise<number[]> {
  const { tx, resource, clientId, establishmentId, now, caller } = work;
  if (!all.length) return [];
  const position = resource.orderable ? await lastPosition(work) : 0;
  const rows = all.map(({ draft: { record }, hashed }, at) => {
    if (resource.orderable) record.sort_order = position + at;
    return {
      client_id: clientId,
      ...(establishmentId === null ? {} : { establishment_id: establishmentId }),
      ...columnsOf(resource, record, hashed),
      created_at: now,
      updated_at: now,
      created_by: caller.userId || null,
    };
  });
  const ids = await insertRecords(work, rows);
  const parents = all.map(({ draft }, at) => ({ clientId, establishmentId, id: ids[at] as number, given: draft.record }));
  await storeNewChildren(tx, resource, parents);
  const records = all.map(({ draft }, at) => ({ ...draft.record, id: ids[at] as number }));
  for (const record of records) {
    await moveSingletons(work, rowScope, by, record);
    await hooksOf(resource).afterSave?.(record, undefined, work);
  }
  const writes = records.map((record) => ({ record, changes: changesOf(resource, undefined, record) }));
  await logWrites(work, by, 'created', writes);
  return ids;
}

/** Inserts the rows and gives their ids in the same order. */
async function insertRecords({ tx, resource }: RecordWork, rows: readonly Values[]): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const names = sql.join(Object.keys(first).map((name) => sql.id(name)));
  const insert =
    rows.length === 1
      ? sql`insert into ${sql.id('public', resource.table)} (${names}) values (${sql.join(Object.values(first))})`
      : insertAll(resource.table, rows, jsonColumns(Object.values(resource.fields)));
  const { rows: stored } = await sql<{ id: number }>`${insert} returning id`.execute(tx);
  if (stored.length !== rows.length) throw new Error(`${rows.length} rows became ${stored.length} in ${resource.table}`);
  return stored.map(({ id }) => id);
}
