import { type RawBuilder, sql } from 'kysely';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/resources/schema/model.ts';
import { every, type Reach, source } from './reach.ts';

type Aggregate = Extract<FieldModel, { kind: 'aggregate' }>;

/** Counts, sums or picks over the records that point here, as a subquery of the row `t`. */
export function aggregateOf(model: Model, resource: ResourceModel, field: Aggregate, reach: Reach): RawBuilder<unknown> {
  const of = resourceOf(model, field.of);
  const value = field.sum ? sql`coalesce(sum(${sql.ref(`a.${field.sum}`)}), 0)` : field.max ? sql`max(${sql.ref(`a.${field.max}`)})` : sql`count(*)`;
  const conditions = [
    sql`a.client_id = t.client_id`,
    sql`${sql.ref(`a.${field.by}`)} = t.id`,
    ...(resource.scope === 'establishment' && of.scope === 'establishment' ? [sql`a.establishment_id = t.establishment_id`] : []),
    ...Object.entries(field.where ?? {}).map(([name, wanted]) => sql`${sql.ref(`a.${name}`)} = ${wanted}`),
  ];
  return sql`(select ${value} from ${source(reach, of.table)} as a where ${every(conditions)})`;
}
