import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import type { Changes } from '#/model/validation/revertedValues.ts';
import { isPointer, rowsIn } from '#/model/values/shapes.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { Field, Fields } from '#model/language';
import { type RowScope, source } from '../rowScope.ts';

/** Resource → id → what the record is called now. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The titles of everything that changes refer to, in rows too: one query for each resource. Of the platform's records a business learns
 * none.
 */
export async function titlesOf(
  { tx, model, resource, clientId }: Pick<RecordWork, 'tx' | 'model' | 'resource' | 'clientId'>,
  rowScope: RowScope,
  entries: readonly { changes: Changes }[],
): Promise<Titles> {
  const wanted = new Map<string, Set<number>>();
  for (const { changes } of entries)
    for (const [name, sides] of Object.entries(changes)) for (const side of sides) collect(resource.fields[name], side, wanted);
  const titles: Record<string, Readonly<Record<string, string>>> = {};
  for (const [name, ids] of wanted) {
    const to = resourceOf(model, name);
    if (to.scope === 'platform' && rowScope.clientId !== null && rowScope.clientId !== 0) continue;
    const owner = to.scope === 'platform' ? 0 : clientId;
    const { rows } = await sql<{ id: number; title: string | null }>`
      select r.id, ${sql.ref(`r.${to.title}`)}::text as title from ${source(rowScope, to.table)} as r
      where r.client_id = ${owner} and r.id = any(${[...ids]}::bigint[])`.execute(tx);
    titles[name] = Object.fromEntries(rows.map(({ id, title }) => [id, title ?? `#${id}`]));
  }
  return titles;
}

function collect(field: Field | undefined, value: unknown, wanted: Map<string, Set<number>>): void {
  if (!field || value === null || value === undefined) return;
  if (field.kind === 'lines') collectRows(field.fields, value, wanted);
  if (field.kind !== 'reference') return;
  for (const one of [value].flat()) {
    const { type, id } = isPointer(one) ? one : { type: String(field.to), id: Number(one) };
    if (Number.isSafeInteger(id) && [field.to].flat().includes(type)) wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  }
}

function collectRows(fields: Fields, rows: unknown, wanted: Map<string, Set<number>>): void {
  if (!Array.isArray(rows)) return;
  for (const row of rowsIn(rows)) for (const [name, field] of Object.entries(fields)) collect(field, row?.[name], wanted);
}
