import { type RawBuilder, sql } from 'kysely';
import { labelled, namesOf } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { canFilter, canFilterRows } from '#/model/compile/listDefaults.ts';
import { daysMeant, FILTER_PERIODS, isFilterPeriod, isOfDays, MAX_DAYS, periodMeant, readDays } from '#/model/filters/relativeDays.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { shownAs } from '#/model/kinds/derived.ts';
import { isDerived, kindOf } from '#/model/kinds/index.ts';
import { type FieldModel, type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { addDays, type Period } from '#/model/reports/periods.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { idsIn, isPointer, valuesIn } from '#/model/values/shapes.ts';
import { columnType, isTextual } from '#/server/foundation/database/columns.ts';
import { likeText } from '#/server/foundation/database/likeText.ts';
import { childTable, severalTargets, targetColumn } from '#/server/foundation/database/names.ts';
import { lineFields } from '#/server/foundation/database/tableShape.ts';
import { byName, type FieldOf, type Problem, problem } from '#model/language';
import { aggregateOf, aggregateType } from '../aggregates.ts';
import { either, every, type RowScope, rowsOf, source } from '../rowScope.ts';
import { ownerOf } from './selection.ts';

/** What filters need to become SQL. */
export interface FilterWorld {
  model: Model;
  resource: ResourceModel;
  rowScope: RowScope;
  context: KindContext;
  fields: ReadonlyMap<string, FieldModel>;
  /** What the caller may not see, and finds by all of it. */
  whole?: readonly FieldModel[];
}
type Condition = RawBuilder<unknown>;
type Refused = { problem: Sentence };

const OPERATORS = byName(Object.entries({ gte: sql`>=`, lte: sql`<=`, gt: sql`>`, lt: sql`<` }));

/** One filter of a list request as a condition on `t`; a problem where the field cannot be filtered so. */
export function filterCondition(name: string, wanted: unknown, world: FilterWorld): Condition | Refused {
  const field = world.fields.get(name);
  if (field && canFilterRows(field)) return someRow(field, wanted, world);
  if (!field || !canFilter(field)) return { problem: say('unknown_key', { name, resource: namesOf(world.resource) }) };
  if (wanted === null) return emptyCondition(field, world);
  if (Array.isArray(wanted)) return oneOf(field, wanted, world);
  if (typeof wanted === 'object' && !('type' in wanted && 'id' in wanted)) return compared(field, valuesIn(wanted), world);
  return oneOf(field, [wanted], world);
}

/** Whether filtering was refused. */
export function isRefused(result: Condition | Refused): result is Refused {
  return 'problem' in result;
}

/**
 * `{ column: filter, … }` of a lines field: some row satisfies all of them; null: there is no row. The row's columns are filtered as a
 * record's fields are.
 */
function someRow(field: FieldOf<'lines'> & FieldModel, wanted: unknown, world: FilterWorld): Condition | Refused {
  const table = childTable(world.resource.table, field.name);
  const rows = (conditions: readonly Condition[]) =>
    sql`(t.client_id, t.id) in (select t.client_id, t.parent_id from ${source(world.rowScope, table)} as t
      where ${every([ofClient(world), ...conditions])})`;
  if (wanted === null) return sql`not ${rows([])}`;
  if (typeof wanted !== 'object' || Array.isArray(wanted)) return { problem: problem('wrong_type_record') };
  const inRow: FilterWorld = {
    ...world,
    resource: { ...world.resource, table, label: [field.label, field.label] },
    fields: new Map(lineFields(field.fields).map((one) => [one.name, one])),
  };
  const results = Object.entries(wanted).map(([name, value]) => filterCondition(name, value, inRow));
  return results.find(isRefused) ?? rows(results as Condition[]);
}

function ofClient({ rowScope }: FilterWorld): Condition {
  return rowScope.clientId === null ? sql`true` : sql`t.client_id = ${rowScope.clientId}`;
}

function emptyCondition(field: FieldModel, world: FilterWorld): Condition {
  if (field.kind === 'reference' && field.many) return sql`not ${hasAny(field, world, undefined)}`;
  const targets = severalTargets(field);
  if (targets) return sql`num_nonnulls(${sql.join(targets.map((target) => sql.ref(`t.${targetColumn(field.name, target)}`)))}) = 0`;
  return sql`${column(field, world)} is null`;
}

function oneOf(field: FieldModel, values: readonly unknown[], world: FilterWorld): Condition | Refused {
  if (values.length > 1000) return { problem: problem('too_many_lines', { max: 1000 }) };
  const targets = severalTargets(field);
  const checked = field.kind === 'reference' && field.many ? { ...field, many: false } : field;
  for (const value of values) {
    const refused = value === null ? null : refusalOf(checked, value, world);
    if (refused) return { problem: refused };
  }
  const present = values.filter((value) => value !== null);
  const none = values.length > present.length ? [emptyCondition(field, world)] : [];
  if (field.kind === 'reference' && field.many) return either([hasAny(field, world, idsIn(present)), ...none]);
  if (targets) {
    const points = present.filter(isPointer).map((value) => sql`${sql.ref(`t.${targetColumn(field.name, value.type)}`)} = ${value.id}`);
    return either([...points, ...none]);
  }
  const stored = present.map((value) => storedValue(field, value, world));
  const equal =
    stored.length === 1
      ? sql`${column(field, world)} = ${stored[0]}`
      : sql`${column(field, world)} = any(${stored}::${sql.raw(`${typeOf(field)}[]`)})`;
  return either([...(stored.length ? [equal] : []), ...none]);
}

function compared(field: FieldModel, tests: Record<string, unknown>, world: FilterWorld): Condition | Refused {
  const conditions: Condition[] = [];
  for (const [operator, operand] of Object.entries(tests)) {
    const result = testOf(field, operator, operand, world);
    if (isRefused(result)) return result;
    conditions.push(result);
  }
  return every(conditions);
}

function testOf(field: FieldModel, operator: string, operand: unknown, world: FilterWorld): Condition | Refused {
  if (operator === 'contains')
    return typeof operand === 'string' ? contains(field, operand, world) : { problem: problem('wrong_type_text') };
  if (operator === 'not') {
    const result = filterCondition(field.name, operand, world);
    return isRefused(result) ? result : without(result);
  }
  if (operator === 'filled') {
    if (typeof operand !== 'boolean') return { problem: problem('wrong_type_boolean') };
    return operand ? without(emptyCondition(field, world)) : emptyCondition(field, world);
  }
  if ((operator === 'within' || operator === 'days') && isOfDays(field)) return onDays(field, operator, operand, world);
  const sign = OPERATORS[operator];
  if (!sign || (field.kind === 'reference' && field.name !== 'id'))
    return { problem: say('unknown_key', { name: operator, resource: labelled(field) }) };
  const refused = refusalOf(field, operand, world);
  if (refused) return { problem: refused };
  // A day as upper end of instants means the whole day.
  const nextDay =
    isInstant(field) && /^\d{4}-\d{2}-\d{2}$/.test(String(operand)) && (operator === 'lte' || operator === 'gt')
      ? addDays(String(operand), 1)
      : null;
  return nextDay
    ? sql`${column(field, world)} ${operator === 'lte' ? sql`<` : sql`>=`} ${readInstant(nextDay, world.context.timezone)}`
    : sql`${column(field, world)} ${sign} ${storedValue(field, operand, world)}`;
}

/** The days that are meant, counted from today on the establishment's clock, so that a kept filter stays true tomorrow. */
function onDays(field: FieldModel, operator: 'within' | 'days', operand: unknown, world: FilterWorld): Condition | Refused {
  const today = localText(world.context.now ?? new Date().toISOString(), world.context.timezone).slice(0, 10);
  const within = ({ from, to }: Partial<Period>) => compared(field, { ...(from && { gte: from }), ...(to && { lte: to }) }, world);
  if (operator === 'within')
    return isFilterPeriod(operand)
      ? within(periodMeant(operand, today))
      : { problem: problem('not_an_option', { options: FILTER_PERIODS.join(', ') }) };
  const days = readDays(operand);
  return days ? within(daysMeant(days, today)) : { problem: say('requests.not_days_from_today', { max: MAX_DAYS }) };
}

/** Whatever does not satisfy it, what is empty among them. */
export function without(condition: Condition): Condition {
  return sql`(${condition}) is not true`;
}

/** A field's text contains this, without regard to case; a reference's by its target's title. */
export function contains(field: FieldModel, typed: string, world: FilterWorld): Condition {
  const pattern = `%${likeText(typed.toLowerCase())}%`;
  if (field.kind === 'reference') {
    const targets = [field.to].flat().map((name) => resourceOf(world.model, name));
    const found = targets.map((target) => {
      const rows = target.scope === 'platform' ? source(world.rowScope, target.table) : rowsOf(world.rowScope, target.table);
      const matching = sql`select r.id from ${rows} as r where r.client_id = ${ownerOf(target)}
        and lower(${sql.ref(`r.${target.title}`)}::text) like ${pattern}`;
      if (field.many)
        return sql`exists (select 1 from ${rowsOf(world.rowScope, childTable(world.resource.table, field.name))} as m
          where m.client_id = t.client_id and m.parent_id = t.id and m.target_id in (${matching}))`;
      return sql`${sql.ref(`t.${Array.isArray(field.to) ? targetColumn(field.name, target.name) : field.name}`)} in (${matching})`;
    });
    return either(found);
  }
  return isTextual(field) ? sql`lower(${column(field, world)}) like ${pattern}` : sql`lower(${column(field, world)}::text) like ${pattern}`;
}

function hasAny(field: FieldModel, world: FilterWorld, ids: readonly number[] | undefined): Condition {
  const among = ids ? sql` and m.target_id = any(${[...ids]}::bigint[])` : sql``;
  return sql`exists (select 1 from ${rowsOf(world.rowScope, childTable(world.resource.table, field.name))} as m
    where m.client_id = t.client_id and m.parent_id = t.id${among})`;
}

function column(field: FieldModel, world: FilterWorld): RawBuilder<unknown> {
  return field.kind === 'aggregate' ? aggregateOf(world.model, field, world.rowScope) : sql.ref(`t.${field.name}`);
}

function storedValue(field: FieldModel, value: unknown, world: FilterWorld): unknown {
  return isInstant(field) ? readInstant(String(value), world.context.timezone) : value;
}

function typeOf(field: FieldModel): string {
  return columnType(field) ?? (field.kind === 'aggregate' ? aggregateType(field) : 'numeric');
}

function refusalOf(field: FieldModel, value: unknown, { context }: FilterWorld): Problem | null {
  const validated = withoutBounds(field);
  return kindOf(validated).validate(value, validated, context);
}

function isInstant(field: FieldModel): boolean {
  return field.kind === 'datetime' || (field.kind === 'aggregate' && field.as === 'datetime');
}

/**
 * A filter may name a value outside the field's limits: it matches nothing, which is no mistake. A derived field is compared as what it is
 * shown as.
 */
function withoutBounds(field: FieldModel): FieldModel {
  const kind = isDerived(field) ? shownAs(field) : field.kind;
  return Object.assign({}, field, { kind, min: undefined, max: undefined, pattern: undefined, scale: 8 }) as FieldModel;
}
