import { sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { targetVariant } from '#/model/language/targetVariant.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type Field, permissionsOf } from '#model/language';
import { opens } from '../heldThere.ts';
import { isWritable, readableFields } from '../readableFields.ts';
import { every, type RowScope, rowScopeOf, scopeFilter, source } from '../rowScope.ts';
import { type Dependence, dependencesOn, type Effect, filterFor, pathOf, refersTo } from './references.ts';

/** Records of a resource that refer to others through a field, as far as a reader sees them. */
export interface Dependents {
  /** Under the name by which the reader lists them. */
  resource: string;
  /** `recipe.ingredient` where rows refer. */
  field: string;
  count: number;
  effect: Effect;
  /** Whether the reader may give them another target; else why not. */
  movable: 'yes' | 'fixed' | 'forbidden';
  /** How their list is filtered to them; null where it cannot be. */
  filters: Record<string, unknown> | null;
}

/** A way in which a reader's records depend on others, and whose of them the reader sees. */
export interface SeenDependence extends Dependence {
  /** The user, or the variant of it that is the reader's. */
  seenAs: ResourceModel;
  rowScope: RowScope;
  permission: string | undefined;
  movable: Dependents['movable'];
}

interface Reader {
  model: Model;
  caller: Caller;
}

/** What may refer to a resource's records and is not hidden from the reader. `clientId`: whose records; null: every client's. */
export function seenDependences({ model, caller }: Reader, resource: ResourceModel, clientId: number | null): SeenDependence[] {
  return dependencesOn(model, resource).flatMap((one): SeenDependence[] => {
    const seenAs = targetVariant(model, one.user.name, {
      isPlatform: caller.isPlatform,
      mayList: ({ permissions }) => canUse(caller, permissions.list ?? '') && canUse(caller, permissions.view ?? permissions.list ?? ''),
    });
    if (!seenAs || one.user.scope === 'platform') return [];
    const rowScope = rowScopeOf(caller, seenAs, seenAs.permissions.list ?? '', clientId);
    const shown = readableFields(caller, seenAs, rowScope).get(one.field.name);
    if (!shown || (one.inRow !== undefined && shown.kind === 'lines' && !(one.inRow in shown.fields))) return [];
    const permission = permissionsOf(seenAs, 'edit').find((name) => opens(caller, seenAs, 'edit', name));
    const isOpen = [one.field, one.reference].every((field: Field) => isWritable(caller, seenAs, rowScope, field));
    const movable = one.isFixed ? 'fixed' : permission === undefined || !isOpen ? 'forbidden' : 'yes';
    return [{ ...one, seenAs, rowScope, permission, movable }];
  });
}

/** Counts what refers to some records: only what the reader may list, and nothing of what else there is. */
export async function readDependents(
  tx: Transaction,
  reader: Reader,
  resource: ResourceModel,
  clientId: number | null,
  ids: readonly number[],
): Promise<Dependents[]> {
  const found: Dependents[] = [];
  for (const one of seenDependences(reader, resource, clientId)) {
    const { seenAs, rowScope, effect, movable } = one;
    const itself = seenAs.table === resource.table ? [sql`t.id <> all(${[...ids]}::bigint[])`] : [];
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${source(rowScope, seenAs.table)} as t
        where ${every([...scopeFilter(rowScope, seenAs, 't'), refersTo(one, rowScope, ids), ...itself])}`.execute(tx);
    const count = rows[0]?.count ?? 0;
    if (count) found.push({ resource: seenAs.name, field: pathOf(one), count, effect, movable, filters: filterFor(one, ids) });
  }
  return found;
}
