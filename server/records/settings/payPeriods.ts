import { sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import { type PayPeriods, payPeriodsSaid, USUAL_PAY_PERIODS } from '#/model/reports/payPeriods.ts';
import type { Values } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { filled } from './storedSettings.ts';

/** An establishment, and whose it is. */
interface OwnedEstablishment {
  id: number;
  client_id: number;
}

/** When each of these establishments pays, in their order, as its settings say. `table`: where settings are read. */
export async function readPayPeriods<P extends OwnedEstablishment>(
  tx: Transaction,
  { settings }: Pick<Model, 'settings'>,
  establishments: readonly P[],
  table = sql`tenant.establishment_meta`,
): Promise<(P & { pay_periods: PayPeriods })[]> {
  const said = Object.values(settings).find(({ payPeriods }) => payPeriods);
  const clients = [...new Set(establishments.map(({ client_id }) => client_id))];
  const { rows } = await sql<{ establishment_id: number; values: Values }>`
    select establishment_id, "values" from ${table} where client_id = any(${clients}::bigint[])
      and establishment_id = any(${establishments.map(({ id }) => id)}::bigint[]) and kind = ${said?.name ?? ''}`.execute(tx);
  const stored = new Map(rows.map(({ establishment_id: id, values }) => [id, values]));
  return establishments.map((establishment) => ({ ...establishment, pay_periods: periodsOf(said, stored.get(establishment.id) ?? {}) }));
}

function periodsOf(settings: Model['settings'][string] | undefined, stored: Values): PayPeriods {
  return settings?.payPeriods ? payPeriodsSaid(settings.payPeriods, filled(settings, stored)) : USUAL_PAY_PERIODS;
}
