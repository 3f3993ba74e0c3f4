import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { businessToday } from '#/model/reports/periods.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse, visibleEstablishments } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forbidden, invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { namedEstablishments } from '#/server/foundation/http/namedEstablishments.ts';
import { problem } from '#model/language';
import type { ReportEstablishment } from './report.ts';

/** The establishments of a business, by its id. */
export type EstablishmentReader = (clientId: number) => Promise<readonly ReportEstablishment[]>;

/** Where a report looks: one business, some of its establishments. */
export interface ReportScope {
  clientId: number;
  establishments: ReportEstablishment[];
}

/**
 * The establishments that a report's body names; without any, all in which the caller holds the permission. A super-admin names them.
 * @throws ApiError 404 for one that is not the business's, 403 without the permission there, 422 where what is given is no id
 */
export async function reportScope(
  database: Database,
  caller: Caller,
  permission: string,
  body: Readonly<Record<string, unknown>>,
  ownEstablishments = establishmentReader(database),
): Promise<ReportScope> {
  const ids = namedEstablishments(body);
  const clientId = caller.isPlatform ? await clientOf(database, ids) : caller.clientId;
  const visible = visibleEstablishments(caller, permission);
  const own = await ownEstablishments(clientId);
  if (!ids) {
    const establishments = own.filter(({ id }) => visible === 'all' || visible.includes(id));
    if (!establishments.length) throw forbidden();
    return { clientId, establishments };
  }
  const asked = ids.map((id) => own.find((establishment) => establishment.id === id));
  if (!asked.every((establishment) => establishment !== undefined)) throw notFound(say('access.no_such_establishment'));
  if (!ids.every((id) => canUse(caller, permission, id))) throw forbidden();
  return { clientId, establishments: asked };
}

/** Reads each business' establishments once, however often they are asked for. */
export function establishmentReader(database: Database): EstablishmentReader {
  const known = new Map<number, ReturnType<EstablishmentReader>>();
  return (clientId) => {
    const own = known.get(clientId) ?? database.tenant(clientId, (tx) => read(tx, clientId), { readonly: true });
    known.set(clientId, own);
    return own;
  };
}

/** Figures of several businesses never stand in one report. */
async function clientOf(database: Database, ids: readonly number[] | undefined): Promise<number> {
  if (!ids) throw invalid({ establishment_ids: [problem('required_choice')] });
  const { rows } = await database.platform(
    (tx) =>
      sql<{
        client_id: number;
      }>`select distinct client_id from ${sql.id('public', 'establishments')} where id = any(${[...ids]}::bigint[])`.execute(tx),
    { readonly: true },
  );
  if (!rows[0]) throw notFound(say('access.no_such_establishment'));
  if (rows.length > 1) throw invalid({ establishment_ids: [say('reports.one_business')] });
  return rows[0].client_id;
}

/** The business day that is running where the first establishment is. */
export function todayOf([first]: readonly ReportEstablishment[], now: string): string {
  return businessToday({ timezone: first?.timezone ?? 'UTC', startsAt: first?.business_day_starts_at ?? '00:00' }, new Date(now));
}

async function read(tx: Transaction, clientId: number): Promise<ReportEstablishment[]> {
  const { rows } = await sql<ReportEstablishment>`
    select id, title, currency, timezone, to_char(business_day_starts_at, 'HH24:MI') as business_day_starts_at
    from tenant.establishments where client_id = ${clientId} order by lower(title), id`.execute(tx);
  return rows;
}
