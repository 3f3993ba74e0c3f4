import { type RawBuilder, sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { isId } from '#/model/kinds/reference.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { isValues, type Values } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { problem } from '#model/language';
import { readableFields } from '../readableFields.ts';
import { listContext } from '../recordContext.ts';
import { every, type RowScope, scopeFilter } from '../rowScope.ts';
import { matching } from './listRecords.ts';
import { clientAndFilters, idOf, type Refuse } from './listRequest.ts';

/** Which records a call is about: named ones, or all that a list's filters and search find. */
export interface Choice {
  ids: readonly number[] | undefined;
  filters: Values;
  /** Super-admins alone: one client's records. */
  clientId: number | undefined;
  search: string;
  establishmentId: number | undefined;
}

/** Reads which records are meant: `ids`, or `filters` as a list has them. What is wrong is told to `refuse`. */
export function readChoice(
  { ids, filters, search, establishment_id: establishment }: Values,
  { resource, isPlatform, most }: { resource: ResourceModel; isPlatform: boolean; most: number },
  refuse: Refuse,
): Choice {
  if (ids !== undefined && !areIds(ids)) refuse('ids', problem('wrong_type_list'));
  else if (ids && ids.length > most) refuse('ids', problem('too_many_lines', { max: most }));
  if (ids === undefined && !isValues(filters)) refuse('ids', say('records.name_records'));
  const narrowed = clientAndFilters(isValues(filters) ? filters : {}, resource, isPlatform, refuse);
  return {
    ...narrowed,
    ids: areIds(ids) ? ids : undefined,
    search: typeof search === 'string' ? search : '',
    establishmentId: idOf('establishment_id', establishment, refuse),
  };
}

const areIds = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isId);

/** That a row `t` is within the scope and chosen. @throws ApiError 422 for a filter that cannot be */
export async function chosenRows(
  tx: Transaction,
  { model, caller, resource, rowScope }: { model: Model; caller: Caller; resource: ResourceModel; rowScope: RowScope },
  choice: Choice,
): Promise<RawBuilder<unknown>> {
  const fields = readableFields(caller, resource, rowScope);
  const world = { model, resource, rowScope, fields, context: await listContext(tx, rowScope, choice.establishmentId) };
  return every([
    ...scopeFilter(rowScope, resource, 't'),
    ...(choice.ids ? [sql`t.id = any(${[...choice.ids]}::bigint[])`] : matching(choice, world)),
    ...(choice.establishmentId === undefined || resource.scope !== 'establishment'
      ? []
      : [sql`t.establishment_id = ${choice.establishmentId}`]),
  ]);
}
