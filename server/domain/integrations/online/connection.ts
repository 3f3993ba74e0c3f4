import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Which connection of whom. */
export interface ConnectionKey {
  clientId: number;
  id: number;
}

/** A connection to a program as it is stored, without what it books where. */
export interface StoredConnection extends ConnectionKey {
  establishmentId: number;
  integration: string;
  state: 'not_connected' | 'connected' | 'sign_in_again';
  company: string | null;
  companyId: string | null;
  /** Sealed. */
  tokens: string | null;
}

/** Whose sealed tokens they are: for another connection they do not open. */
export const ownerOfTokens = ({ clientId, id }: ConnectionKey) => `${clientId}/program/${id}`;

/** One connection; undefined where there is none. `lock`: nobody else writes it until the unit of work ends. */
export async function findConnection(
  tx: Transaction,
  { clientId, id }: ConnectionKey,
  { lock = false } = {},
): Promise<StoredConnection | undefined> {
  if (lock)
    await sql`select 1 from ${sql.id('public', 'third_party_integrations')} where client_id = ${clientId} and id = ${id} for update`.execute(
      tx,
    );
  const { rows } = await sql<StoredConnection>`
    select client_id as "clientId", id, establishment_id as "establishmentId", integration, state, company, company_id as "companyId", tokens
    from tenant.third_party_integrations where client_id = ${clientId} and id = ${id}`.execute(tx);
  return rows[0];
}
