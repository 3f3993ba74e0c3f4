import { type RawBuilder, sql } from 'kysely';
import { contextFor, referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { type OfClient, source } from './rowScope.ts';

/** The money and clock of an establishment of the client. @throws ApiError 404 where there is none */
export async function recordContext(tx: Transaction, rowScope: OfClient, establishmentId: number | null): Promise<KindContext> {
  if (establishmentId === null) return listContext(tx, rowScope, undefined);
  const found = await clockOf(tx, rowScope, sql`id = ${establishmentId}`);
  if (!found) throw notFound(say('access.no_such_establishment'));
  return found;
}

/** What a list's filters are read by: the establishment's money and clock, else those of the business's only or first one. */
export async function listContext(tx: Transaction, rowScope: OfClient, establishmentId: number | undefined): Promise<KindContext> {
  if (rowScope.clientId === null && establishmentId === undefined) return referenceContext;
  return (await clockOf(tx, rowScope, establishmentId === undefined ? sql`true` : sql`id = ${establishmentId}`)) ?? referenceContext;
}

async function clockOf(tx: Transaction, rowScope: OfClient, which: RawBuilder<unknown>): Promise<KindContext | undefined> {
  const client = rowScope.clientId === null ? sql`true` : sql`client_id = ${rowScope.clientId}`;
  const { rows } = await sql<{
    currency: string;
    timezone: string;
  }>`select currency, timezone from ${source(rowScope, 'establishments')} where ${client} and ${which} order by id limit 1`.execute(tx);
  return rows[0] && contextFor({ locale: 'en', ...rows[0] });
}
