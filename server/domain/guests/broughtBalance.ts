import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Why a balance moved that another program had: the reason beside its movement. */
export const broughtReason = (system: string): string => keptText(say('stock.brought_from', { system }));

/** Movements that were brought say so, whatever program they are from. */
export const BROUGHT = '{"key":"stock.brought_from"%';

/** What became of a movement that is taken back: it is gone, was gone already, or stays because the card has moved since. */
export interface TakenBackMovement {
  end: 'removed' | 'gone' | 'changed';
  name: string;
}

/** What was brought onto a card already, and how many movements of other kinds it has. */
export async function broughtOnto(tx: Transaction, clientId: number, card: number): Promise<{ brought: number; others: number }> {
  const { rows } = await sql<{ brought: number; others: number }>`
    select coalesce(sum(credit - debit) filter (where reason like ${BROUGHT}), 0)::float8 as brought,
      (count(*) filter (where reason is null or reason not like ${BROUGHT}))::integer as others
    from tenant.gift_card_transactions where client_id = ${clientId} and gift_card = ${card}`.execute(tx);
  return rows[0] ?? { brought: 0, others: 0 };
}

/**
 * Takes what was brought onto a card off it again, as if it had never been: only while nothing else moved it after that. A card that was
 * made for it goes too.
 */
export async function takeOffCard(tx: Transaction, clientId: number, movement: number): Promise<TakenBackMovement> {
  const { rows } = await sql<{ card: number; name: string; isOwn: boolean; isLast: boolean; isOnly: boolean }>`
    select c.id as card, c.ending as name, c.created_at = t.created_at as "isOwn",
      not exists (select from tenant.gift_card_transactions o
        where o.client_id = ${clientId} and o.gift_card = t.gift_card and o.id > t.id) as "isLast",
      not exists (select from tenant.gift_card_transactions o
        where o.client_id = ${clientId} and o.gift_card = t.gift_card and o.id <> t.id) as "isOnly"
    from tenant.gift_card_transactions t join tenant.gift_cards c on c.client_id = t.client_id and c.id = t.gift_card
    where t.client_id = ${clientId} and t.id = ${movement} and t.reason like ${BROUGHT}`.execute(tx);
  const [found] = rows;
  if (!found) return { end: 'gone', name: '' };
  const { card, name } = found;
  if (!found.isLast || (found.isOwn && !found.isOnly)) return { end: 'changed', name };
  await sql`delete from public.gift_card_transactions where client_id = ${clientId} and id = ${movement}`.execute(tx);
  if (found.isOwn) await sql`delete from public.gift_cards where client_id = ${clientId} and id = ${card}`.execute(tx);
  else
    await sql`
      update public.gift_cards c set current_balance = coalesce(m.balance, 0), last_trans_date = m.last,
        status = case when m.last is null then 'pending' else c.status end,
        activation_date = case when m.last is null then null else c.activation_date end
      from (select sum(credit - debit) as balance, max(transaction_date) as last from tenant.gift_card_transactions
        where client_id = ${clientId} and gift_card = ${card}) m
      where c.client_id = ${clientId} and c.id = ${card}`.execute(tx);
  return { end: 'removed', name };
}
