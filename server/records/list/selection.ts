import { type RawBuilder, sql } from 'kysely';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { columnType, toWire } from '#/server/foundation/database/columns.ts';
import { PLATFORM_CLIENT, severalTargets, targetColumn } from '#/server/foundation/database/names.ts';
import { aggregateOf } from '../aggregates.ts';
import { type RowScope, source } from '../rowScope.ts';

/** Where the titles of references stand in a record. */
export const TITLES = '_titles';

type Row = Record<string, unknown>;

/** What a query selects for some fields of a resource, and how its rows become records. */
export interface Selection {
  columns: RawBuilder<unknown>[];
  /** Left joins that bring the titles of references. */
  joins: RawBuilder<unknown>[];
  read(row: Row): Row;
}

/** Selects the given fields of rows that stand under the alias `t`. Child rows and many references come apart (`children.ts`). */
export function selectionOf(model: Model, resource: ResourceModel, fields: readonly FieldModel[], rowScope: RowScope): Selection {
  const parts = fields.map((field) => partOf(model, field, rowScope)).filter((part) => part !== undefined);
  const isAsked = fields.some(({ name }) => name === resource.ownerField?.name);
  const scope = resource.scope === 'client' && !isAsked ? [sql.ref('t.client_id')] : [];
  return {
    columns: [...scope, ...parts.flatMap((part) => part.columns)],
    joins: parts.flatMap((part) => part.joins ?? []),
    read(row) {
      const record: Row = resource.scope === 'client' ? { client_id: row.client_id } : {};
      const titles: Row = {};
      for (const part of parts) part.read(row, record, titles);
      return Object.keys(titles).length ? { ...record, [TITLES]: titles } : record;
    },
  };
}

interface Part {
  columns: RawBuilder<unknown>[];
  joins?: RawBuilder<unknown>[];
  read(row: Row, record: Row, titles: Row): void;
}

function partOf(model: Model, field: FieldModel, rowScope: RowScope): Part | undefined {
  const { name } = field;
  if (field.kind === 'aggregate') {
    return {
      columns: [sql`${aggregateOf(model, field, rowScope)} as ${sql.id(name)}`],
      read(row, record) {
        record[name] = toWire(field, row[name]);
      },
    };
  }
  const targets = severalTargets(field);
  if (targets) return severalPart(model, field, targets, rowScope);
  if (!columnType(field)) return undefined;
  if (field.kind !== 'reference') {
    return {
      columns: [sql.ref(`t.${name}`)],
      read(row, record) {
        record[name] = toWire(field, row[name]);
      },
    };
  }
  const joined = titleJoin(model, name, `t.${name}`, String(field.to), rowScope);
  return {
    columns: [sql.ref(`t.${name}`), ...(joined ? [joined.column] : [])],
    joins: joined ? [joined.join] : [],
    read(row, record, titles) {
      record[name] = row[name] ?? null;
      if (joined && row[name] !== null) titles[name] = row[joined.as];
    },
  };
}

function severalPart(model: Model, field: FieldModel, targets: readonly string[], rowScope: RowScope): Part {
  const joined = targets.map((target) => ({
    target,
    column: targetColumn(field.name, target),
    title: titleJoin(model, targetColumn(field.name, target), `t.${targetColumn(field.name, target)}`, target, rowScope),
  }));
  return {
    columns: joined.flatMap(({ column, title }) => [sql.ref(`t.${column}`), ...(title ? [title.column] : [])]),
    joins: joined.flatMap(({ title }) => (title ? [title.join] : [])),
    read(row, record, titles) {
      const found = joined.find(({ column }) => row[column] !== null);
      record[field.name] = found ? { type: found.target, id: row[found.column] } : null;
      if (found?.title) titles[field.name] = row[found.title.as];
    },
  };
}

/** The join that brings a target's title: of the same business, or of the platform. A business cannot see the platform's, so those have none. */
export function titleJoin(
  model: Model,
  alias: string,
  column: string,
  target: string,
  rowScope: RowScope,
): { join: RawBuilder<unknown>; column: RawBuilder<unknown>; as: string; title: RawBuilder<unknown> } | undefined {
  const to = resourceOf(model, target);
  if (to.scope === 'platform' && rowScope.clientId !== null && rowScope.clientId !== PLATFORM_CLIENT) return undefined;
  const key = `of_${alias}`;
  const title = sql`${sql.ref(`${key}.${to.title}`)}`;
  const as = `title_of_${alias}`;
  return {
    join: sql`left join ${source(rowScope, to.table)} as ${sql.id(key)} on ${sql.ref(`${key}.client_id`)} = ${ownerOf(to)}
      and ${sql.ref(`${key}.id`)} = ${sql.ref(column)}`,
    column: sql`${title}::text as ${sql.id(as)}`,
    as,
    title,
  };
}

/** Whose a target's record is, seen from the row `t` that refers to it: the platform's, or the same business's. */
export function ownerOf({ scope }: ResourceModel): RawBuilder<unknown> {
  return scope === 'platform' ? sql`${PLATFORM_CLIENT}` : sql.ref('t.client_id');
}
