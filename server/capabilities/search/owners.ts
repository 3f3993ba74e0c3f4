import { sql } from 'kysely';
import { contextFor } from '#/i18n/context.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { listContext } from '#/server/records/recordContext.ts';
import { type RowScope, source } from '#/server/records/rowScope.ts';
import type { Owners, Values } from './foundRecords.ts';

/** Looks up the establishments of records, and for a super-admin the businesses: only of those that were found. */
export async function ownersOf(tx: Transaction, rowScope: RowScope, records: readonly Values[], locale: string): Promise<Owners> {
  const owned = rowScope.clientId === null ? sql`true` : sql`client_id = ${rowScope.clientId}`;
  const { rows: establishments } = await sql<{ id: number; client_id: number; currency: string; timezone: string }>`
    select id, client_id, currency, timezone from ${source(rowScope, 'establishments')}
    where ${owned} and id = any(${idsIn(records, 'establishment_id')}::bigint[])`.execute(tx);
  const general = { ...(await listContext(tx, rowScope, undefined)), locale };
  const contexts = new Map(establishments.map(({ id, currency, timezone }) => [id, contextFor({ locale, currency, timezone })]));
  const owners = new Map(establishments.map(({ id, client_id }) => [id, client_id]));
  const ownerOf = (record: Values) => Number(record.client_id ?? owners.get(Number(record.establishment_id)));
  const names = rowScope.clientId === null ? await businessNames(tx, rowScope, records.map(ownerOf)) : new Map<number, string>();
  return {
    contextOf: (record) => contexts.get(Number(record.establishment_id)) ?? general,
    businessOf: (record) => names.get(ownerOf(record)),
  };
}

async function businessNames(tx: Transaction, rowScope: RowScope, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${source(rowScope, 'clients')} where id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function idsIn(records: readonly Values[], field: string): number[] {
  return [...new Set(records.map((record) => Number(record[field])).filter(Number.isSafeInteger))];
}
