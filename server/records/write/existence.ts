import { sql } from 'kysely';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { isPointer, present, rowsIn } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { type Field, isEmpty, problem } from '#model/language';
import { every, type OfClient, source } from '../rowScope.ts';

type Values = Readonly<Record<string, unknown>>;

/** What holds references: a resource, or a kind of settings, which has no table of its own. */
type Referring = Pick<ResourceModel, 'fields'> & Partial<Pick<ResourceModel, 'table' | 'tree'>>;

export interface ReferenceScope<R extends Referring = ResourceModel> {
  model: Model;
  resource: R;
  rowScope: OfClient;
  establishmentId: number | null;
}

/** A record that is about to be stored, and what is found to be wrong with it. */
export interface Checked {
  record: Values;
  /** The fields that the write gives, and that are sound so far. */
  given: ReadonlySet<string>;
  problems: FieldErrors;
}

/** Adds a problem for each reference that names no record of the same client (and establishment), in some records at once. */
export async function checkReferences(tx: Transaction, all: readonly Checked[], scope: ReferenceScope<Referring>): Promise<void> {
  for (const field of Object.values(scope.resource.fields)) {
    const giving = all.filter(({ record, given }) => given.has(field.name) && !isEmpty(record[field.name]));
    if (!giving.length) continue;
    if (field.kind === 'reference') await checkReference(tx, field, giving, scope);
    if (field.kind !== 'lines') continue;
    const references = Object.entries(field.fields).filter(([, one]) => one.kind === 'reference');
    for (const [name, one] of references) {
      const named = giving.flatMap((checked) =>
        rowsIn(checked.record[field.name])
          .map((row, at) => ({ value: row[name], path: `${field.name}.${at}.${name}`, checked }))
          .filter(({ value }) => !isEmpty(value)),
      );
      await checkMany(tx, one, named, scope);
    }
  }
}

async function checkReference(
  tx: Transaction,
  field: FieldModel,
  all: readonly Checked[],
  scope: ReferenceScope<Referring>,
): Promise<void> {
  const named = all.flatMap((checked) => [checked.record[field.name]].flat().map((value) => ({ value, path: field.name, checked })));
  await checkMany(tx, field, named, scope);
  if (scope.resource.tree !== field.name) return;
  for (const { record, problems } of all)
    if (typeof record.id === 'number' && (await isBelow(tx, scope, field.name, Number(record[field.name]), record.id)))
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

/** What a record names, and where in it. */
interface NamedRecord {
  value: unknown;
  path: string;
  checked: Checked;
}

async function checkMany(tx: Transaction, field: Field, named: readonly NamedRecord[], scope: ReferenceScope<Referring>): Promise<void> {
  if (field.kind !== 'reference') return;
  for (const alike of narrowedAlike(field, named)) {
    for (const target of [field.to].flat()) {
      const asked = alike.named.flatMap(({ value, ...where }) =>
        typeof value === 'number'
          ? [{ id: value, ...where }]
          : isPointer(value) && value.type === target
            ? [{ id: value.id, ...where }]
            : [],
      );
      if (!asked.length) continue;
      const to = resourceOf(scope.model, target);
      const conditions = [
        sql`r.id = any(${[...new Set(asked.map(({ id }) => id))]}::bigint[])`,
        ...(to.scope === 'platform' || scope.rowScope.clientId === null ? [] : [sql`r.client_id = ${scope.rowScope.clientId}`]),
        ...(to.scope === 'establishment' && scope.establishmentId !== null ? [sql`r.establishment_id = ${scope.establishmentId}`] : []),
        ...alike.where.map(([name, value]) =>
          value === null ? sql`${sql.ref(`r.${name}`)} is null` : sql`${sql.ref(`r.${name}`)} = ${value}`,
        ),
      ];
      const { rows } = await sql<{
        id: number;
      }>`select r.id from ${source(scope.rowScope, to.table)} as r where ${every(conditions)}`.execute(tx);
      const found = new Set(rows.map((row) => row.id));
      for (const { id, path, checked } of asked) if (!found.has(id)) checked.problems[path] ??= [problem('unknown_reference')];
    }
  }
}

type ReferenceField = Extract<Field, { kind: 'reference' }>;
type Where = (readonly [string, unknown])[];

/** What is named, by what the definition narrows the targets to: that may depend on the record that names them. */
function narrowedAlike({ where }: ReferenceField, named: readonly NamedRecord[]): { where: Where; named: NamedRecord[] }[] {
  const groups = new Map<string, { where: Where; named: NamedRecord[] }>();
  for (const one of named) {
    const own = whereOf(where, one.checked.record);
    const key = JSON.stringify(own);
    const group = groups.get(key) ?? { where: own, named: [] };
    group.named.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What the definition narrows a reference's targets to. */
function whereOf(where: ReferenceField['where'], record: Values): Where {
  return Object.entries(where ?? {}).flatMap(([name, wanted]): Where => {
    const isOperand = wanted !== null && typeof wanted === 'object';
    const value = isOperand ? record[wanted.field] : wanted;
    return isOperand && isEmpty(value) ? [] : [[name, value]];
  });
}
