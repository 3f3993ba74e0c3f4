import { sql } from 'kysely';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Activity } from '#/server/foundation/activity/record.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { readRecord } from '../readRecord.ts';
import { every, type RowScope, source } from '../rowScope.ts';
import { logWrite } from './logWrite.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields that one record of a scope at most has. */
export function singletonsOf(resource: ResourceModel): FieldModel[] {
  return Object.values(resource.fields).filter((field) => field.kind === 'boolean' && field.onlyOne);
}

/** Lets those who give a mark come one after the other: before any record is locked, so that no two wait for each other. */
export async function lockSingletons({ tx, resource, clientId, establishmentId }: RecordWork, body: Values): Promise<void> {
  for (const { name } of singletonsOf(resource))
    if (body[name] === true)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`only one ${resource.table}.${name} ${establishmentId ?? ''}`},
        ${clientId}))`.execute(tx);
}

/** Takes the marks that a record has from whichever had them before, with a line in the log of each. */
export async function moveSingletons(work: RecordWork, rowScope: RowScope, by: Activity['by'], record: Values): Promise<void> {
  const { tx, model, resource, clientId, establishmentId, now } = work;
  const named = new Map(Object.entries(resource.allFields).filter(([name]) => name === 'id' || name === resource.title));
  for (const { name } of singletonsOf(resource)) {
    if (record[name] !== true) continue;
    const others = every([
      sql`t.client_id = ${clientId}`,
      ...(establishmentId === null ? [] : [sql`t.establishment_id = ${establishmentId}`]),
      sql`${sql.ref(`t.${name}`)}`,
      sql`t.id <> ${record.id}`,
    ]);
    const { rows } = await sql<{
      id: number;
    }>`select t.id from ${source(rowScope, resource.table)} as t where ${others} order by t.id`.execute(tx);
    for (const { id } of rows) {
      await sql`
        update public.${sql.id(resource.table)}
          set ${sql.id(name)} = false, updated_at = ${changedAt(now)}
        where client_id = ${clientId} and id = ${id}`.execute(tx);
      await logWrite(work, by, 'updated', await readRecord(tx, model, resource, named, rowScope, id), { [name]: [true, false] });
    }
  }
}
