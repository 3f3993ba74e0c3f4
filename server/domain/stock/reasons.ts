import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

/** The types of reasons for which stock is corrected. */
const STOCK_REASONS = ['waste', 'stock_adjustment'];

/**
 * The type of the establishment's reason for a correction of stock. @throws ApiError 422 at `reason_id` for one of another type
 */
export async function knownReason(tx: Transaction, clientId: number, establishmentId: number, id: number): Promise<{ type: string }> {
  const { rows } = await sql<{ type: string }>`
    select type from tenant.operational_reasons where client_id = ${clientId} and establishment_id = ${establishmentId}
      and id = ${id}`.execute(tx);
  const [reason] = rows;
  if (!reason || !STOCK_REASONS.includes(reason.type)) throw invalid({ reason_id: [say('stock.wrong_reason')] });
  return reason;
}
