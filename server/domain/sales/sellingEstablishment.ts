import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { minutesOf } from './businessTime.ts';
import type { SellingEstablishment } from './figures.ts';

/**
 * The establishment that a caller names, as the reckoning needs it. @throws ApiError 404 for a foreign one, 403 without the permission
 * there
 */
export async function sellingEstablishmentOf(
  database: Database,
  caller: Caller,
  permission: string,
  establishmentId: unknown,
): Promise<SellingEstablishment | undefined> {
  if (typeof establishmentId !== 'number' || !Number.isSafeInteger(establishmentId)) return undefined;
  const establishment = caller.isPlatform
    ? await database.platform((tx) => readEstablishment(tx, sql.id('public', 'establishments'), sql`id = ${establishmentId}`), {
        readonly: true,
      })
    : await database.tenant(
        caller.clientId,
        (tx) => readEstablishment(tx, sql.id('tenant', 'establishments'), sql`client_id = ${caller.clientId} and id = ${establishmentId}`),
        { readonly: true },
      );
  if (!establishment) throw notFound(say('access.no_such_establishment'));
  if (!canUse(caller, permission, establishmentId)) throw forbidden();
  return establishment;
}

/** The establishment of a tenant's own unit of work. */
export function ownEstablishment(tx: Transaction, clientId: number, establishmentId: number): Promise<SellingEstablishment | undefined> {
  return readEstablishment(tx, sql.id('tenant', 'establishments'), sql`client_id = ${clientId} and id = ${establishmentId}`);
}

async function readEstablishment(
  tx: Transaction,
  table: ReturnType<typeof sql.id>,
  where: ReturnType<typeof sql>,
): Promise<SellingEstablishment | undefined> {
  const { rows } = await sql<{ clientId: number; id: number; currency: string; timezone: string; startsAt: string }>`
    select client_id as "clientId", id, currency, timezone, business_day_starts_at::text as "startsAt" from ${table}
      where ${where}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { startsAt, ...establishment } = row;
  return { ...establishment, decimals: currencyDecimals(row.currency), dayStartsAt: minutesOf(startsAt) };
}
