import { sql } from 'kysely';
import { onDay } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { localText } from '#/model/values/instants.ts';
import giftCardDefinition from '#/resources/guests/giftCards.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { broughtOnto, broughtReason, takeOffCard } from '#/server/domain/guests/broughtBalance.ts';
import { addEntries } from '#/server/domain/guests/giftCardMovement.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { createOther } from '#/server/records/write/otherRecord.ts';
import { readNumber } from '../notation/numbers.ts';
import { mayBulk } from '../rights.ts';
import type { MadeRow } from '../systems/profile.ts';
import type { BalanceKind, BalanceWork, Entered } from './balance.ts';
import { refused } from './refused.ts';

/** What is on gift cards: loaded onto each, in the currency of the establishment, so that it is owed from then on. */
export const giftCards: BalanceKind = {
  resource: 'gift-cards',
  headers: ['card_number', 'current_balance'],
  may: ({ model }, caller, establishmentId) =>
    mayBulk(caller, resourceOf(model, 'gift-cards'), 'import', establishmentId) &&
    ['GiftCardCreate', 'GiftCardEdit', 'CardNumberView'].every((name) => canUse(caller, name, establishmentId)),
  rows: ({ known: { profile, file } }) =>
    (profile.giftCards?.(file) ?? []).map(({ number, code, balance, currency, expires }) => ({
      number,
      cells: { card_number: code, current_balance: balance, currency, expires },
    })),
  enter,
  takeBack: takeOffCard,
  hasMoved: (card) => say('bulk.card_moved_since', { card }),
};

async function enter(work: BalanceWork, cells: MadeRow['cells']): Promise<Entered> {
  const { currency: there = '', expires = '' } = cells;
  const number = (cells.card_number ?? '').replace(/\s/g, '');
  const { currency } = work.establishment;
  if (there && there.toUpperCase() !== currency)
    throw refused('current_balance', say('bulk.card_other_currency', { there, here: currency }));
  const today = localText(work.now, work.context.timezone).slice(0, 10);
  if (/^\d{4}-\d{2}-\d{2}/.test(expires) && expires.slice(0, 10) < today)
    throw refused('card_number', say('bulk.card_expired', { day: onDay(expires.slice(0, 10)) }));
  const amount = amountOf(work, cells.current_balance ?? '');
  const before = work.seen.get(number.toLowerCase());
  if (before !== undefined) throw refused('card_number', say('bulk.row_is_there', { row: before }));
  work.seen.set(number.toLowerCase(), work.row);
  const card = (await cardOf(work, number)) ?? (await madeCard(work, number));
  if (card.currency !== currency)
    throw refused('current_balance', say('bulk.card_other_currency', { there: card.currency, here: currency }));
  const { brought, others } = await broughtOnto(work.tx, work.clientId, card.id);
  if (brought === amount) return 'same';
  if (brought !== 0 || (others > 0 && !card.isNew)) throw refused('card_number', say('bulk.card_is_here', { card: card.ending }));
  return { recordId: await load(work, card, amount, today), adds: { gift_cards: { cards: 1, amount } } };
}

function amountOf({ reading, establishment: { decimals, currency } }: BalanceWork, written: string): number {
  const read = readNumber(written, reading.decimals ?? '.');
  const amount = read && 'plain' in read ? Number(read.plain) : Number.NaN;
  if (!Number.isFinite(amount)) throw refused('current_balance', say('bulk.balance_no_number', { typed: written }));
  if (amount < 0) throw refused('current_balance', say('bulk.balance_below_zero', { typed: written }));
  if (Number(amount.toFixed(decimals)) !== amount) throw refused('current_balance', say('orders.card_decimals', { currency, decimals }));
  return amount;
}

interface Card {
  id: number;
  ending: string;
  currency: string;
  current_balance: number;
  /** It was made for this row, with what had been paid with it here. */
  isNew: boolean;
}

async function cardOf({ tx, clientId }: BalanceWork, number: string): Promise<Card | undefined> {
  await sql`select 1 from ${sql.id('public', 'gift_cards')} where client_id = ${clientId} and lower(card_number) = lower(${number})
    for update`.execute(tx);
  const { rows } = await sql<Card & { status: string }>`
    select id, ending, currency, current_balance::float8 as current_balance, status, false as "isNew" from tenant.gift_cards
    where client_id = ${clientId} and lower(card_number) = lower(${number})`.execute(tx);
  const [card] = rows;
  if (card?.status === 'deactivated') throw refused('card_number', say('bulk.card_deactivated', { card: card.ending }));
  return card;
}

async function madeCard(work: BalanceWork, number: string): Promise<Card> {
  // A card is the whole business's.
  const made = { card_number: number, card_type: 'physical', currency: work.establishment.currency };
  await createOther({ ...work, establishmentId: null }, giftCardDefinition, made);
  const card = await cardOf(work, number);
  if (!card) throw invalid({ card_number: [say('requests.check_fields')] });
  return { ...card, isNew: true };
}

async function load(work: BalanceWork, card: Card, amount: number, today: string): Promise<number> {
  const { tx, clientId, caller, now } = work;
  await sql`
    update public.gift_cards set status = case when status = 'pending' then 'active' else status end,
      activation_date = coalesce(activation_date, ${today}::date)
    where client_id = ${clientId} and id = ${card.id}`.execute(tx);
  const of = { order_id: null, order_number: null };
  const [id = 0] = await addEntries(work, card, [
    { ...of, kind: 'load', amount, at: now, employee: caller.name, reason: broughtReason(work.system) },
  ]);
  return id;
}
