import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { decimalSum } from '#/server/domain/cash/decimalSum.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

/** The write that moves a balance. */
interface Write {
  tx: Transaction;
  clientId: number;
  caller: { name: string; userId: number | null };
  /** ISO 8601 UTC. */
  now: string;
}

/** Why a card's balance moves. */
export type MovementKind = 'activate' | 'load' | 'redeem' | 'refund' | 'unload' | 'adjust';

/** A card as a write finds it, locked. */
type Card = Readonly<Record<'id' | 'currency' | 'current_balance', unknown>>;

/** One movement of a card. */
export interface CardEntry {
  kind: MovementKind;
  /** Major units; below zero takes from the card. */
  amount: number;
  /** When the money moved: ISO 8601 UTC. */
  at: string;
  /** Who did it, as they are called. */
  employee: string;
  reason: string | null;
  /** The order that moved it, and its number for people. */
  order_id: number | null;
  order_number: string | null;
}

/**
 * Moves a locked card's balance by hand. Below zero takes from it.
 * @throws ApiError 422 for more than the card holds, or for parts of the currency's smallest coin
 */
export async function moveBalance(
  work: Write,
  card: Card,
  kind: 'activate' | 'load' | 'adjust',
  amount: number,
  reason: string | null,
): Promise<void> {
  const decimals = currencyDecimals(String(card.currency));
  if (Number(amount.toFixed(decimals)) !== amount)
    throw invalid({ amount: [say('orders.card_decimals', { currency: String(card.currency), decimals })] });
  // What is below zero already may be made up for bit by bit.
  if (amount < 0 && decimalSum([Number(card.current_balance), amount]) < 0)
    throw invalid({ amount: [say('orders.card_holds_less', { amount: { figure: Number(card.current_balance), decimals } })] });
  await addEntries(work, card, [{ kind, amount, at: work.now, employee: work.caller.name, reason, order_id: null, order_number: null }]);
}

/** Adds movements to a locked card and gives their ids: its balance is always the sum of them. */
export async function addEntries({ tx, clientId, caller, now }: Write, card: Card, entries: readonly CardEntry[]): Promise<number[]> {
  let balance = Number(card.current_balance);
  const rows = entries.map(({ amount, at, ...entry }) => {
    balance = decimalSum([balance, amount]);
    return { ...entry, transaction_date: at, debit: Math.max(-amount, 0), credit: Math.max(amount, 0), balance };
  });
  const by = caller.userId || null;
  const { rows: added } = await sql<{ id: number }>`
    insert into public.gift_card_transactions (client_id, gift_card, transaction_date, kind, employee, currency, debit, credit, balance,
      reason, order_id, order_number, created_at, updated_at, created_by)
    select ${clientId}, ${Number(card.id)}, transaction_date, kind, employee, ${String(card.currency)}, debit, credit, balance, reason,
      order_id, order_number, ${now}, ${now}, ${by}
    from json_to_recordset(${JSON.stringify(rows)}::json) as x (transaction_date timestamptz, kind text, employee text, debit numeric,
      credit numeric, balance numeric, reason text, order_id bigint, order_number text) returning id`.execute(tx);
  const last = rows.reduce((latest, { transaction_date }) => (transaction_date > latest ? transaction_date : latest), '');
  await sql`
    update public.gift_cards set current_balance = ${balance}, last_trans_date = greatest(last_trans_date, ${last}::timestamptz)
    where client_id = ${clientId} and id = ${Number(card.id)}`.execute(tx);
  return added.map(({ id }) => id);
}
