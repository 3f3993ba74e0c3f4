import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { decimalSum } from '#/server/domain/cash/decimalSum.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

/** The write that moves a balance. */
interface Write {
  tx: Transaction;
  clientId: number;
  caller: Pick<Caller, 'name' | 'userId'>;
  /** ISO 8601 UTC. */
  now: string;
}

/** Why a card's balance moves. */
export type MovementKind = 'activate' | 'load' | 'redeem' | 'refund' | 'adjust';

/**
 * Moves a locked card's balance and keeps the movement: the balance is always the sum of a card's movements. Below zero takes from it.
 * @throws ApiError 422 for more than the card holds, or for parts of the currency's smallest coin
 */
export async function moveBalance(
  { tx, clientId, caller, now }: Write,
  card: Readonly<Record<string, unknown>>,
  kind: MovementKind,
  amount: number,
  reason: string | null,
): Promise<void> {
  const decimals = currencyDecimals(String(card.currency));
  if (Number(amount.toFixed(decimals)) !== amount)
    throw invalid({ amount: [say('orders.card_decimals', { currency: String(card.currency), decimals })] });
  const balance = decimalSum([Number(card.current_balance), amount]);
  if (balance < 0)
    throw invalid({ amount: [say('orders.card_holds_less', { amount: { figure: Number(card.current_balance), decimals } })] });
  await sql`
    insert into public.gift_card_transactions (client_id, gift_card, transaction_date, kind, employee, currency, debit, credit, balance,
      reason, created_at, updated_at, created_by)
    values (${clientId}, ${Number(card.id)}, ${now}, ${kind}, ${caller.name}, ${String(card.currency)}, ${Math.max(-amount, 0)},
      ${Math.max(amount, 0)}, ${balance}, ${reason}, ${now}, ${now}, ${caller.userId || null})`.execute(tx);
  await sql`update public.gift_cards set current_balance = ${balance}, last_trans_date = ${now} where client_id = ${clientId}
    and id = ${Number(card.id)}`.execute(tx);
}
