import { type RawBuilder, sql } from 'kysely';
import { canFilter, canFilterRows } from '#/model/compile/listDefaults.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { childTable, targetColumn } from '#/server/foundation/database/names.ts';
import type { Field, FieldOf } from '#model/language';
import { type OfClient, ofClient, source } from '../rowScope.ts';

/** What a deletion does to whatever refers to the record. */
export type Effect =
  /** It does not happen. */
  | 'blocks'
  /** The reference is emptied, or the row that holds it goes. */
  | 'emptied'
  /** The record that refers goes as well. */
  | 'deleted';

/** A field through which records of a resource refer to those of another, as the definitions say. */
export interface Dependence {
  /** Whose records refer. */
  user: ResourceModel;
  field: FieldModel;
  /** The column, where the field holds rows. */
  inRow: string | undefined;
  reference: FieldOf<'reference'>;
  /** The target's name among several. */
  target: string;
  effect: Effect;
  /** Nobody but the host writes it. */
  isFixed: boolean;
}

/** Everything that may refer to records of a resource. A business's records refer to the platform's without a key: those are left out. */
export function dependencesOn(model: Model, { table, scope }: ResourceModel): Dependence[] {
  if (scope === 'platform') return [];
  const isIt = (name: string) => resourceOf(model, name).table === table;
  return Object.values(model.resources)
    .filter((user) => !user.variant)
    .flatMap((user) =>
      Object.values(user.fields).flatMap((field): Dependence[] => {
        if (field.kind === 'lines')
          return Object.entries(field.fields).flatMap(([inRow, one]) =>
            targetsOf(one)
              .filter(isIt)
              .map((target) => dependence(user, field, inRow, one as FieldOf<'reference'>, target)),
          );
        return targetsOf(field)
          .filter(isIt)
          .map((target) => dependence(user, field, undefined, field as FieldOf<'reference'>, target));
      }),
    );
}

const targetsOf = (field: Field): readonly string[] => (field.kind === 'reference' ? [field.to].flat() : []);

function dependence(
  user: ResourceModel,
  field: FieldModel,
  inRow: string | undefined,
  reference: FieldOf<'reference'>,
  target: string,
): Dependence {
  const rule = reference.onDelete ?? (reference.many ? 'cascade' : 'restrict');
  const isWhole = inRow === undefined && !reference.many;
  const effect = rule === 'restrict' ? 'blocks' : rule === 'cascade' && isWhole ? 'deleted' : 'emptied';
  return { user, field, inRow, reference, target, effect, isFixed: isHostWritten(field) || isHostWritten(reference) };
}

/** That a row `t` of the user refers to one of these records through the field. */
export function refersTo(
  { user, field, inRow, reference, target }: Dependence,
  rowScope: OfClient,
  ids: readonly number[],
): RawBuilder<unknown> {
  const column = (name: string) => (Array.isArray(reference.to) ? targetColumn(name, target) : name);
  if (inRow === undefined && !reference.many) return sql`${sql.ref(`t.${column(field.name)}`)} = any(${[...ids]}::bigint[])`;
  const held = sql.ref(`d.${inRow === undefined ? 'target_id' : column(inRow)}`);
  return sql`(t.client_id, t.id) in (select d.client_id, d.parent_id from ${source(rowScope, childTable(user.table, field.name))} as d
    where ${ofClient(rowScope, 'd')} and ${held} = any(${[...ids]}::bigint[]))`;
}

/** The filter of the user's list that finds them; null where it cannot be filtered so. */
export function filterFor({ field, inRow, reference, target }: Dependence, ids: readonly number[]): Record<string, unknown> | null {
  const wanted = Array.isArray(reference.to) ? ids.map((id) => ({ type: target, id })) : ids;
  if (inRow === undefined) return canFilter(field) ? { [field.name]: wanted } : null;
  return canFilterRows(field) ? { [field.name]: { [inRow]: wanted } } : null;
}

/** `recipe.ingredient`. */
export const pathOf = ({ field, inRow }: Dependence): string => (inRow === undefined ? field.name : `${field.name}.${inRow}`);
