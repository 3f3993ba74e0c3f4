import { sql } from 'kysely';
import type { ResourceModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { present } from '#/model/values/shapes.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import { insertAll } from '#/server/foundation/database/rowsAs.ts';
import { storeNewChildren } from '#/server/records/children.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { hooksOf } from '#/server/records/hooks.ts';
import { jsonColumns, storedColumns } from '#/server/records/storedColumns.ts';
import { runBeforeSave } from '#/server/records/write/writtenRecord.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

type Values = Record<string, unknown>;

/** A validated record, and what of the host's own fields its sample says. */
export interface DemoRecord {
  record: Values;
  laidOver: Values;
}

const DAY = 'yyyy-MM-dd';
/** The oldest records are this old, in days; later ones are younger. */
const OLDEST_DAYS = 240;

/** Stores validated records: many at once, or one by one where a hook asks for another of its kind. */
export async function storeRecords(
  world: DemoWorld,
  owner: DemoOwner,
  resource: ResourceModel,
  records: readonly DemoRecord[],
): Promise<void> {
  const { beforeSave, afterSave, together } = hooksOf(resource);
  const isHooked = !together && Boolean(beforeSave ?? afterSave);
  const most = isHooked ? 1 : records.length;
  const work = workOf(world, owner, resource);
  for (let first = 0; first < records.length; first += most) {
    const batch: Values[] = [];
    for (const { record, laidOver } of records.slice(first, first + most)) {
      await runBeforeSave(record, undefined, work);
      batch.push({ ...record, ...laidOver });
    }
    const ids = await insertMade(world, owner, resource, batch);
    for (const [at, id] of ids.entries()) {
      const record = { ...batch[at], id };
      await afterSave?.(record, undefined, work);
      world.known.add(resource, owner, { id, values: record });
    }
  }
}

/**
 * Stores many records whose hooks have nothing to add, with what follows from their fields worked out. `made` says when one came to be, in
 * ISO 8601; else they came to be over time.
 */
export async function storePlain<T extends Values>(
  world: DemoWorld,
  owner: DemoOwner,
  resource: ResourceModel,
  given: readonly T[],
  made?: (values: T) => string,
): Promise<void> {
  const records = given.map((values) => {
    const record = { ...defaultsOf(resource), ...values };
    computeFields(resource.fields, record, owner.context);
    return record;
  });
  const ids = await insertMade(world, owner, resource, records, made && given.map(made));
  for (const [at, id] of ids.entries()) world.known.add(resource, owner, { id, values: { ...records[at], id } });
}

function workOf(
  { tx, model, now }: DemoWorld,
  { clientId, establishment, caller, context }: DemoOwner,
  resource: ResourceModel,
): RecordWork {
  const establishmentId = resource.scope === 'establishment' ? (establishment?.id ?? null) : null;
  return {
    tx,
    model,
    resource,
    caller,
    clientId: resource.scope === 'platform' ? 0 : clientId,
    establishmentId,
    context,
    now,
    revealOnce: {},
  };
}

async function insertMade(
  world: DemoWorld,
  owner: DemoOwner,
  resource: ResourceModel,
  records: readonly Values[],
  moments?: readonly string[],
): Promise<number[]> {
  const { tx } = world;
  const clientId = resource.scope === 'platform' ? 0 : owner.clientId;
  const establishmentId = resource.scope === 'establishment' ? (owner.establishment?.id ?? null) : null;
  const scope = { client_id: clientId, ...(establishmentId === null ? {} : { establishment_id: establishmentId }) };
  const rows = records.map((record, at) => {
    const spread = () => madeAt(world, records.length === 1 ? world.random.next() : at / records.length);
    const made = moments?.[at] ?? madeOnItsDay(resource, record, world.now, spread());
    return {
      ...scope,
      ...storedColumns(Object.values(resource.fields), record),
      created_at: made,
      updated_at: made,
      created_by: owner.caller.userId || null,
    };
  });
  if (rows.length === 0) return [];
  const { rows: added } = await sql<{
    id: number;
  }>`${insertAll(resource.table, rows, jsonColumns(Object.values(resource.fields)))} returning id`.execute(tx);
  const ids = added.map(({ id }) => id);
  const parents = records.map((given, at) => ({ clientId, establishmentId, id: present(ids[at], 'id of a new record'), given }));
  await storeNewChildren(tx, resource, parents);
  return ids;
}

/** Records come to be over time, the first ones first. */
function madeAt({ now, random }: DemoWorld, part: number): string {
  const age = OLDEST_DAYS * (1 - part) * (0.9 + 0.1 * random.next());
  return new Date(Date.parse(now) - Math.round(age * DAY_MS)).toISOString();
}

/** What is listed by when it was is written down then, what is yet to come beforehand: `otherwise`, as where there is no such day. ISO 8601. */
function madeOnItsDay({ fields, list }: ResourceModel, record: Values, now: string, otherwise: string): string {
  const day = fields[list.sort.field];
  const at = day && (day.kind === 'date' || day.kind === 'datetime') ? record[day.name] : undefined;
  if (typeof at !== 'string' || at.slice(0, DAY.length) > now) return otherwise;
  const moment = day?.kind === 'date' ? at + otherwise.slice(DAY.length) : at;
  return moment < now ? moment : day?.kind === 'date' ? now : otherwise;
}
