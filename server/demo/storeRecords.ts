import { sql } from 'kysely';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { present, valuesIn } from '#/model/values/shapes.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import { childTable } from '#/server/foundation/database/names.ts';
import { lineFields } from '#/server/foundation/database/tableShape.ts';
import { childFields, insertRows, storeChildren } from '#/server/records/children.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { hooksOf } from '#/server/records/hooks.ts';
import { storedColumns } from '#/server/records/storedColumns.ts';
import { runBeforeSave } from '#/server/records/write/writtenRecord.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

type Values = Record<string, unknown>;

/** A validated record, and what of the host's own fields its sample says. */
export interface DemoRecord {
  record: Values;
  laidOver: Values;
}

/** Values that one statement may carry. */
const MAX_VALUES = 30_000;
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
  const width = Object.keys(resource.fields).length + 6;
  const most = isHooked ? 1 : Math.max(1, Math.floor(MAX_VALUES / width));
  const work = workOf(world, owner, resource);
  for (let first = 0; first < records.length; first += most) {
    const batch: Values[] = [];
    for (const { record, laidOver } of records.slice(first, first + most)) {
      await runBeforeSave(record, undefined, work);
      batch.push({ ...record, ...laidOver });
    }
    const ids = await insertAll(world, owner, resource, batch);
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
  const most = Math.max(1, Math.floor(MAX_VALUES / (Object.keys(resource.fields).length + 6)));
  for (let first = 0; first < records.length; first += most) {
    const batch = records.slice(first, first + most);
    const ids = await insertAll(world, owner, resource, batch, made && given.slice(first, first + most).map(made));
    for (const [at, id] of ids.entries()) world.known.add(resource, owner, { id, values: { ...batch[at], id } });
  }
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

async function insertAll(
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
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => valuesIn(row)[name]))})`);
  const { rows: added } = await sql<{ id: number }>`
    insert into ${sql.id('public', resource.table)} (${sql.join(names.map((name) => sql.id(name)))}) values ${sql.join(values)}
      returning id`.execute(tx);
  const ids = added.map(({ id }) => id);
  const only = ids.length === 1 ? records[0] : undefined;
  if (only) await storeChildren(tx, resource, { clientId, establishmentId, id: present(ids[0], 'id of a new record') }, only);
  else for (const field of childFields(Object.values(resource.fields))) await insertChildren(world, resource, field, scope, records, ids);
  return ids;
}

async function insertChildren(
  world: DemoWorld,
  resource: ResourceModel,
  field: FieldModel,
  scope: Values,
  records: readonly Values[],
  ids: readonly number[],
): Promise<void> {
  const rows = records.flatMap((record, at) =>
    [record[field.name] ?? []].flat().map((value, position) => {
      const own = field.kind === 'lines' ? storedColumns(lineFields(field.fields), valuesIn(value)) : { target_id: value };
      return { ...scope, parent_id: ids[at], position, ...own };
    }),
  );
  const width = Object.keys(rows[0] ?? {}).length || 1;
  for (let first = 0; first < rows.length; first += Math.floor(MAX_VALUES / width))
    await insertRows(
      world.tx,
      sql.id('public', childTable(resource.table, field.name)),
      rows.slice(first, first + Math.floor(MAX_VALUES / width)),
    );
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
