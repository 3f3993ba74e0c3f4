import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import inventoryCountLines from '#/resources/stock/inventoryCountLines.ts';
import { knownReason } from '#/server/domain/stock/reasons.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * Why a row differs: a reason and a note, which its entry in the ledger takes over. @throws ApiError 409 once the sheet is applied or
 * cancelled, 422
 */
export const verb = defineVerb(
  inventoryCountLines,
  'explain',
  async ({ tx, clientId, establishmentId }, { reason_id, note }, { id, inventory_count }) => {
    const { rows } = await sql<{ status: string }>`
    select status from tenant.inventory_counts where client_id = ${clientId} and id = ${inventory_count}`.execute(tx);
    if (!['counting', 'submitted'].includes(String(rows[0]?.status))) throw conflict(say('stock.sheet_finished'));
    if (reason_id) await knownReason(tx, clientId, establishmentId, reason_id);
    await sql`
    update public.inventory_count_lines set reason = ${reason_id}, note = ${note} where client_id = ${clientId}
      and id = ${id}`.execute(tx);
    return undefined;
  },
);
