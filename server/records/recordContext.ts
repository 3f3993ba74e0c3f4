import { type RawBuilder, sql } from 'kysely';
import { contextFor, referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { type OfClient, source } from './rowScope.ts';

/** Who asks, where that is known: of them money and clock are remembered. Nothing may have been changed in the unit of work yet. */
type Asking = Pick<Caller, 'clientId' | 'clocks'> | undefined;

/** The money and clock of an establishment of the client. @throws ApiError 404 where there is none */
export async function recordContext(
  tx: Transaction,
  rowScope: OfClient,
  establishmentId: number | null,
  asking?: Asking,
): Promise<KindContext> {
  if (establishmentId === null) return listContext(tx, rowScope, undefined, asking);
  const found = await clockOf(tx, rowScope, establishmentId, asking);
  if (!found) throw notFound(say('access.no_such_establishment'));
  return found;
}

/** What a list's filters are read by: the establishment's money and clock, else those of the business's only or first one. */
export async function listContext(
  tx: Transaction,
  rowScope: OfClient,
  establishmentId: number | undefined,
  asking?: Asking,
): Promise<KindContext> {
  if (rowScope.clientId === null && establishmentId === undefined) return referenceContext;
  return (await clockOf(tx, rowScope, establishmentId, asking)) ?? referenceContext;
}

async function clockOf(tx: Transaction, rowScope: OfClient, id: number | undefined, asking: Asking): Promise<KindContext | undefined> {
  const clocks = asking?.clientId === rowScope.clientId ? asking?.clocks : undefined;
  const found = clocks?.get(id) ?? (await readClock(tx, rowScope, id === undefined ? sql`true` : sql`id = ${id}`));
  if (found) clocks?.set(id, found);
  return found;
}

async function readClock(tx: Transaction, rowScope: OfClient, which: RawBuilder<unknown>): Promise<KindContext | undefined> {
  const client = rowScope.clientId === null ? sql`true` : sql`client_id = ${rowScope.clientId}`;
  const { rows } = await sql<{
    currency: string;
    timezone: string;
  }>`select currency, timezone from ${source(rowScope, 'establishments')} where ${client} and ${which} order by id limit 1`.execute(tx);
  return rows[0] && contextFor({ locale: 'en', ...rows[0] });
}
