import { type RawBuilder, sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import { textIn } from '#/model/values/shapes.ts';
import { toWire } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { aggregateOf } from '../aggregates.ts';
import { every, scopeFilter, source } from '../rowScope.ts';
import type { FilterWorld } from './filters.ts';
import { matching } from './listRecords.ts';
import type { ListRequest } from './listRequest.ts';

/**
 * The sums over every match, by field; one of these for each currency that the amounts are in, with the sums of that currency's records.
 */
export interface ListTotals {
  /** Null where no amount is among the sums. */
  currency: string | null;
  sums: Record<string, number>;
}

/**
 * Adds up what the definition names under its list, as far as the caller may see it. Empty where nothing matches. @throws ApiError 422 for
 * a filter that cannot be
 */
export async function listTotals(
  tx: Transaction,
  request: Pick<ListRequest, 'filters' | 'search'>,
  world: FilterWorld,
): Promise<ListTotals[]> {
  const { resource, rowScope } = world;
  const fields = (resource.list.totals ?? []).flatMap((name) => world.fields.get(name) ?? []);
  if (!fields.length) return [];
  const { by, currency, join } = currencyOf(fields, world);
  const sums = fields.map((field) => sql`sum(${summed(field, world)}) as ${sql.id(field.name)}`);
  const again = fields.map((field) => sql`sum(${sql.ref(`s.${field.name}`)}) as ${sql.id(field.name)}`);
  const where = every([...scopeFilter(rowScope, resource, 't'), ...matching(request, world)]);
  // First by what stands in the row, then by its currency: the many rows are not joined.
  const { rows } = await sql<Record<string, unknown>>`
    select ${currency} as "$currency", ${sql.join(again)} from (
      select ${by} as key, ${sql.join(sums)} from ${source(rowScope, resource.table)} as t where ${where} group by 1
    ) as s ${join} group by 1 order by 1`.execute(tx);
  return rows.map(({ $currency, ...row }) => ({
    currency: textIn($currency),
    sums: Object.fromEntries(fields.map((field) => [field.name, Number(toWire(field, row[field.name]) ?? 0)])),
  }));
}

interface CurrencyColumn {
  /** What a row is grouped by. */
  by: RawBuilder<unknown>;
  /** The currency of a group. */
  currency: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
}

/** An amount is in the currency of the field that it names, else in its establishment's. */
function currencyOf(fields: readonly FieldModel[], { resource, rowScope }: FilterWorld): CurrencyColumn {
  const amounts = fields.filter(isAmount);
  const named = amounts.flatMap((field) => (field.kind === 'money' && field.currency ? [field.currency] : []))[0];
  if (named) return { by: sql.ref(`t.${named}`), currency: sql`s.key`, join: sql`` };
  if (!amounts.length || resource.scope !== 'establishment') return { by: sql`null::text`, currency: sql`s.key`, join: sql`` };
  const join = sql`join ${source(rowScope, 'establishments')} as e on e.id = s.key${
    rowScope.clientId === null
      ? sql``
      : sql`
    and e.client_id = ${rowScope.clientId}`
  }`;
  return { by: sql.ref('t.establishment_id'), currency: sql`e.currency`, join };
}

function isAmount(field: FieldModel): boolean {
  return field.kind === 'money' || ((field.kind === 'computed' || field.kind === 'aggregate') && field.as === 'money');
}

function summed(field: FieldModel, { model, rowScope }: FilterWorld): RawBuilder<unknown> {
  return field.kind === 'aggregate' ? aggregateOf(model, field, rowScope) : sql.ref(`t.${field.name}`);
}
