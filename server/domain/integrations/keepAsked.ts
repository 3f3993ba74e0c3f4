import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { DownloadInput } from './connector.ts';

const KEPT = ['consultant_number', 'client_number', 'fiscal_year_month', 'account_length', 'clearing_account', 'tax_rate'] as const;

/** Keeps with a connection what its program asked, for the next time; what it did not ask stays as it is. */
export async function keepAsked(tx: Transaction, { clientId, id }: { clientId: number; id: number }, asked: DownloadInput): Promise<void> {
  const set: RawBuilder<unknown>[] = KEPT.filter((name) => asked[name] !== null).map((name) => sql`${sql.id(name)} = ${asked[name]}`);
  if (set.length)
    await sql`update public.third_party_integrations set ${sql.join(set)} where client_id = ${clientId} and id = ${id}`.execute(tx);
}
