import { type RawBuilder, sql } from 'kysely';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { isPointer, present, rowsIn } from '#/model/values/shapes.ts';
import { isTextual } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { type Field, hiddenFields, isEmpty, problem } from '#model/language';
import { every, type OfClient, source } from '../rowScope.ts';

type Values = Readonly<Record<string, unknown>>;

/** What holds references: a resource, or a kind of settings, which has no table of its own. */
type Referring = Pick<ResourceModel, 'fields'> & Partial<Pick<ResourceModel, 'table' | 'tree'>>;

interface ReferenceScope<R extends Referring = ResourceModel> {
  model: Model;
  resource: R;
  rowScope: OfClient;
  establishmentId: number | null;
}

/** Adds a problem for each reference that names no record of the same client (and establishment). */
export async function checkReferences(
  tx: Transaction,
  record: Values,
  given: ReadonlySet<string>,
  scope: ReferenceScope<Referring>,
  problems: FieldErrors,
): Promise<void> {
  for (const field of Object.values(scope.resource.fields)) {
    if (!given.has(field.name) || isEmpty(record[field.name])) continue;
    if (field.kind === 'reference') await checkReference(tx, field, record, scope, problems);
    if (field.kind !== 'lines') continue;
    const references = Object.entries(field.fields).filter(([, one]) => one.kind === 'reference');
    for (const [name, one] of references) {
      const rows = rowsIn(record[field.name])
        .map((row, at) => ({ value: row[name], path: `${field.name}.${at}.${name}` }))
        .filter(({ value }) => !isEmpty(value));
      await checkMany(tx, one, rows, record, scope, problems);
    }
  }
}

async function checkReference(
  tx: Transaction,
  field: FieldModel,
  record: Values,
  scope: ReferenceScope<Referring>,
  problems: FieldErrors,
): Promise<void> {
  const value = record[field.name];
  const wanted = (Array.isArray(value) ? value : [value]).map((one) => ({ value: one, path: field.name }));
  await checkMany(tx, field, wanted, record, scope, problems);
  const { id } = record;
  if (scope.resource.tree === field.name && typeof id === 'number' && (await isBelow(tx, scope, field.name, Number(value), id)))
    problems[field.name] ??= [problem('circle')];
}

/** Whether `id` is `start` or stands above it in the tree. */
async function isBelow(
  tx: Transaction,
  { resource, rowScope }: ReferenceScope<Referring>,
  parent: string,
  start: number,
  id: number,
): Promise<boolean> {
  const table = source(rowScope, present(resource.table, 'table of a tree'));
  const { rows } = await sql`
    with recursive above as (
      select r.id, ${sql.ref(`r.${parent}`)} as parent from ${table} as r where r.client_id = ${rowScope.clientId} and r.id = ${start}
      union select r.id, ${sql.ref(`r.${parent}`)} from ${table} as r join above on r.id = above.parent
        where r.client_id = ${rowScope.clientId}
    ) select 1 from above where id = ${id}`.execute(tx);
  return rows.length > 0;
}

async function checkMany(
  tx: Transaction,
  field: Field,
  wanted: readonly { value: unknown; path: string }[],
  record: Values,
  scope: ReferenceScope<Referring>,
  problems: FieldErrors,
): Promise<void> {
  if (field.kind !== 'reference') return;
  for (const target of [field.to].flat()) {
    const asked = wanted.flatMap(({ value, path }) =>
      typeof value === 'number' ? [{ id: value, path }] : isPointer(value) && value.type === target ? [{ id: value.id, path }] : [],
    );
    if (!asked.length) continue;
    const to = resourceOf(scope.model, target);
    const conditions = [
      sql`r.id = any(${asked.map(({ id }) => id)}::bigint[])`,
      ...(to.scope === 'platform' || scope.rowScope.clientId === null ? [] : [sql`r.client_id = ${scope.rowScope.clientId}`]),
      ...(to.scope === 'establishment' && scope.establishmentId !== null ? [sql`r.establishment_id = ${scope.establishmentId}`] : []),
      ...whereOf(field.where, record),
    ];
    const { rows } = await sql<{
      id: number;
    }>`select r.id from ${source(scope.rowScope, to.table)} as r where ${every(conditions)}`.execute(tx);
    const found = new Set(rows.map((row) => row.id));
    for (const { id, path } of asked) if (!found.has(id)) problems[path] ??= [problem('unknown_reference')];
  }
}

/** What the definition narrows a reference's targets to. */
function whereOf(where: Extract<Field, { kind: 'reference' }>['where'], record: Values): RawBuilder<unknown>[] {
  return Object.entries(where ?? {}).flatMap(([name, wanted]) => {
    const isOperand = wanted !== null && typeof wanted === 'object';
    const value = isOperand ? record[wanted.field] : wanted;
    if (isOperand && isEmpty(value)) return [];
    return [value === null ? sql`${sql.ref(`r.${name}`)} is null` : sql`${sql.ref(`r.${name}`)} = ${value}`];
  });
}

/**
 * Adds a problem for each unique group whose values another record has. Hidden fields and empty ones are not compared; `hashed`: the stored
 * form of secrets.
 */
export async function checkUniqueness(
  tx: Transaction,
  given: Values,
  id: number | null,
  scope: ReferenceScope,
  problems: FieldErrors,
  hashed: Values = {},
): Promise<void> {
  const { resource } = scope;
  const record = { ...given, ...hashed };
  const hidden = hiddenFields(resource.rules, record);
  for (const group of uniqueGroups(resource)) {
    if (group.some((name) => hidden.has(name) || isEmpty(record[name]))) continue;
    const conditions = [
      sql`u.client_id = ${scope.rowScope.clientId}`,
      ...(scope.establishmentId === null ? [] : [sql`u.establishment_id = ${scope.establishmentId}`]),
      ...(id === null ? [] : [sql`u.id <> ${id}`]),
      ...group.map((name) =>
        isTextual(present(resource.fields[name], `field '${name}'`))
          ? sql`lower(${sql.ref(`u.${name}`)}) = lower(${String(record[name])})`
          : sql`${sql.ref(`u.${name}`)} = ${record[name]}`,
      ),
    ];
    const { rows } = await sql`select 1 from ${source(scope.rowScope, resource.table)} as u where ${every(conditions)} limit 1`.execute(tx);
    if (rows.length) problems[group.at(-1) ?? ''] ??= [problem('not_unique')];
  }
}

/** The groups of fields that are unique together. */
export function uniqueGroups(resource: ResourceModel): (readonly string[])[] {
  return [...(resource.unique ?? []), ...Object.values(resource.fields).flatMap((field) => (field.unique ? [[field.name]] : []))];
}
