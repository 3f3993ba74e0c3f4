import { sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { NamedPerson } from '#/model/values/commentText.ts';
import { peopleOf } from '#/server/access/permissions/peopleOf.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every, type RowScope, rowScopeOf, scopeFilter, source } from '../rowScope.ts';

/** A record, and among whom those are looked for who may see it. */
export interface SeenBy {
  model: Model;
  resource: ResourceModel;
  clientId: number;
  id: number;
  /** Only people with one of these ids, or whose name holds this. */
  ids?: readonly number[];
  search?: string;
}

/** The people of the business who may see a record now, by name. As many queries as there are kinds of rights among them. */
export async function whoSees(tx: Transaction, { model, resource, clientId, id, ids, search }: SeenBy): Promise<NamedPerson[]> {
  const view = resource.permissions.view ?? '';
  const known = new Map<string, boolean>();
  const seeing: NamedPerson[] = [];
  for (const person of await peopleOf(tx, model.permissions, clientId, { ids, search })) {
    if (!canUse(person, view)) continue;
    const rowScope = rowScopeOf(person, resource, view, null);
    const key = JSON.stringify([rowScope.establishments, rowScope.guarded]);
    const sees = known.get(key) ?? (await isWithin(tx, resource, rowScope, id));
    known.set(key, sees);
    if (sees) seeing.push({ id: person.userId, name: person.name });
  }
  return seeing;
}

async function isWithin(tx: Transaction, resource: ResourceModel, rowScope: RowScope, id: number): Promise<boolean> {
  const here = every([...scopeFilter(rowScope, resource, 't'), sql`t.id = ${id}`]);
  const { rows } = await sql`select 1 from ${source(rowScope, resource.table)} as t where ${here}`.execute(tx);
  return rows.length > 0;
}
