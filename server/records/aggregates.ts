import { type RawBuilder, sql } from 'kysely';
import { type FieldModel, type Model, resourceOf } from '#/model/language/model.ts';
import { every, type RowScope, rowsOf } from './rowScope.ts';

type Aggregate = Extract<FieldModel, { kind: 'aggregate' }>;

/**
 * Counts, sums or picks over the records that point here, or reads from the one that this record points to: a subquery of the row `t`. That
 * both are of one establishment the reference's own key holds.
 */
export function aggregateOf(model: Model, field: Aggregate, rowScope: RowScope): RawBuilder<unknown> {
  const of = resourceOf(model, field.of);
  if (field.through && field.value)
    return sql`(select ${sql.ref(`a.${field.value}`)} from ${rowsOf(rowScope, of.table)} as a where a.client_id = t.client_id
      and a.id = ${sql.ref(`t.${field.through}`)})`;
  const value = field.sum
    ? sql`coalesce(sum(${sql.ref(`a.${field.sum}`)}), 0)`
    : field.max
      ? sql`max(${sql.ref(`a.${field.max}`)})`
      : sql`count(*)`;
  const conditions = [
    sql`a.client_id = t.client_id`,
    sql`${sql.ref(`a.${field.by}`)} = t.id`,
    ...Object.entries({ ...of.variant?.where, ...field.where }).map(([name, wanted]) => having(sql.ref(`a.${name}`), wanted)),
  ];
  return sql`(select ${value} from ${rowsOf(rowScope, of.table)} as a where ${every(conditions)})`;
}

/** The SQL type of what an aggregate answers. */
export function aggregateType(field: Aggregate): string {
  return field.as === 'datetime' ? 'timestamptz' : field.as === 'text' ? 'text' : 'numeric';
}

function having(column: RawBuilder<unknown>, wanted: unknown): RawBuilder<unknown> {
  if (wanted === null) return sql`${column} is null`;
  return Array.isArray(wanted) ? sql`${column} in (${sql.join(wanted)})` : sql`${column} = ${wanted}`;
}
