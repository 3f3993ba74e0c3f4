import { type RawBuilder, sql } from 'kysely';
import type { ResourceModel } from '#/model/language/model.ts';
import { sameValue } from '#/model/values/sameValue.ts';
import { present } from '#/model/values/shapes.ts';
import { isTextual } from '#/server/foundation/database/columns.ts';
import { rowsAs } from '#/server/foundation/database/rowsAs.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { hiddenFields, isEmpty, problem } from '#model/language';
import { every, source } from '../rowScope.ts';
import type { ReferenceScope } from './existence.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record that is about to be stored; `hashed`: the stored form of its secrets. */
export interface Compared {
  record: Values;
  hashed: Values;
  problems: FieldErrors;
  /** It is tried and not stored: nothing has to differ from it. */
  isTrial?: boolean | undefined;
  /** The stored record that it is a change of: it need not differ from that, and what it has kept is nobody else's. */
  before?: Values | undefined;
  /** The last fields of the groups that a record has in common with one which is not stored, and yet has to differ from it. */
  taken?: ReadonlySet<string> | undefined;
}

/**
 * Adds a problem for each unique group whose values another record has (but the one with that id, which is being changed). Hidden fields
 * and empty ones are not compared.
 */
export async function checkUniqueness(
  tx: Transaction,
  { record, hashed, problems, taken }: Compared,
  id: number | null,
  scope: ReferenceScope,
) {
  const values = { ...record, ...hashed };
  for (const group of comparedGroups(scope.resource, values)) {
    const isTaken = takenBy(
      scope,
      group,
      id === null ? null : sql`${id}`,
      (name) => sql`${isText(scope, name) ? String(values[name]) : values[name]}`,
    );
    const { rows } = await sql<{ taken: boolean }>`select ${isTaken} as taken`.execute(tx);
    if (rows[0]?.taken || taken?.has(group.at(-1) ?? '')) problems[group.at(-1) ?? ''] ??= [problem('not_unique')];
  }
}

/** The same for some records at once, which must differ from each other too: of two that are alike the second is refused. */
export async function checkUniquenessAmong(tx: Transaction, all: readonly Compared[], scope: ReferenceScope): Promise<void> {
  const named = all.map((one) => ({ one, values: { ...one.record, ...one.hashed } }));
  const known = await Promise.all(uniqueGroups(scope.resource).map((group) => lookAmong(tx, named, group, scope)));
  const stored = known.map(() => new Set<string>());
  for (const [at, { problems, isTrial, taken }] of all.entries()) {
    for (const [index, { group, found }] of known.entries()) {
      const own = found.get(at);
      const field = group.at(-1) ?? '';
      if (own && (own.taken || stored[index]?.has(own.key) || taken?.has(field))) problems[field] ??= [problem('not_unique')];
    }
    if (isTrial || Object.keys(problems).length) continue;
    for (const [index, { found }] of known.entries()) {
      const own = found.get(at);
      if (own) stored[index]?.add(own.key);
    }
  }
}

interface Looked {
  group: readonly string[];
  /** By the record's index: whether a stored record has its values, and what these are in the eyes of the database. */
  found: Map<number, { taken: boolean; key: string }>;
}

async function lookAmong(
  tx: Transaction,
  named: readonly { one: Compared; values: Values }[],
  group: readonly string[],
  scope: ReferenceScope,
): Promise<Looked> {
  const { resource } = scope;
  const isNew = named.every(({ one }) => !one.before);
  const isKept = ({ one, values }: (typeof named)[number]) =>
    group.every((name) => one.before && sameValue(values[name], one.before[name]));
  const indices = [...named.entries()].flatMap(([at, one]) =>
    comparedGroups(resource, one.values, [group]).length && !isKept(one) ? [at] : [],
  );
  if (!indices.length) return { group, found: new Map() };
  const rows = indices.map((at) => Object.fromEntries([...group, ...(isNew ? [] : ['id'])].map((name) => [name, named[at]?.values[name]])));
  const column = (name: string) => sql.ref(`w.${name}`);
  const key = group.map((name) => (isText(scope, name) ? sql`lower(${column(name)})` : column(name)));
  const { rows: looked } = await sql<{ at: number; taken: boolean; key: string }>`
    select w.ordinality - 1 as at, jsonb_build_array(${sql.join(key)})::text as key,
      ${takenBy(scope, group, isNew ? null : column('id'), column)} as taken
      from ${rowsAs(resource.table, rows)} with ordinality as w`.execute(tx);
  return { group, found: new Map(looked.map(({ at, ...one }) => [present(indices[Number(at)], 'index of a record'), one])) };
}

/** Whether a record other than `id` has these values. */
function takenBy(
  { resource, rowScope, establishmentId }: ReferenceScope,
  group: readonly string[],
  id: RawBuilder<unknown> | null,
  valueIn: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const conditions = [
    sql`u.client_id = ${rowScope.clientId}`,
    ...(establishmentId === null ? [] : [sql`u.establishment_id = ${establishmentId}`]),
    ...(id === null ? [] : [sql`u.id <> ${id}`]),
    ...group.map((name) =>
      isText({ resource }, name)
        ? sql`lower(${sql.ref(`u.${name}`)}) = lower(${valueIn(name)})`
        : sql`${sql.ref(`u.${name}`)} = ${valueIn(name)}`,
    ),
  ];
  return sql`exists (select 1 from ${source(rowScope, resource.table)} as u where ${every(conditions)})`;
}

const isText = ({ resource }: Pick<ReferenceScope, 'resource'>, name: string) =>
  isTextual(present(resource.fields[name], `field '${name}'`));

/** The groups of which a record shows a value in every field. */
function comparedGroups(resource: ResourceModel, values: Values, groups = uniqueGroups(resource)): (readonly string[])[] {
  const hidden = hiddenFields(resource.rules, values);
  return groups.filter((group) => !group.some((name) => hidden.has(name) || isEmpty(values[name])));
}

/** The groups of fields that are unique together. */
export function uniqueGroups(resource: ResourceModel): (readonly string[])[] {
  return [...(resource.unique ?? []), ...Object.values(resource.fields).flatMap((field) => (field.unique ? [[field.name]] : []))];
}
