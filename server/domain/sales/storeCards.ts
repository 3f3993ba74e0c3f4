import type { Model } from '#/model/language/model.ts';
import { type CardWork, holdCards, makeSoldCards, settleCards } from '#/server/domain/guests/orderCards.ts';
import { holdMembers, settleMembers } from '#/server/domain/guests/orderLoyalty.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { OrderFigures, SellingEstablishment } from './figures.ts';
import type { StoredOrder } from './storeFacts.ts';

/** Whether an order sells a gift card or is paid with one. */
const namesCards = ({ lines, payments }: OrderFigures): boolean => [...lines, ...payments].some(({ giftCard }) => giftCard !== null);

/** Has orders that name cards wait for cards and members that are made meanwhile, and those for the orders. */
export async function holdNamed(tx: Transaction, { clientId }: SellingEstablishment, orders: readonly OrderFigures[]): Promise<void> {
  if (orders.some(namesCards)) await holdCards(tx, clientId);
  if (orders.some(({ input }) => input.loyalty_card)) await holdMembers(tx, clientId);
}

/** What members earn and spend with orders: in the orders' own transaction, of the facts that they have now. */
export async function storeLoyalty(
  work: CardWork,
  model: Model,
  stored: readonly StoredOrder[],
  replaced: readonly number[],
): Promise<void> {
  if (!model.resources['loyalty-members']) return;
  const naming = stored.filter(({ figures: { paid, input } }) => paid && (input.loyalty_card || input.customer_id));
  await settleMembers(work, model, [...new Set([...naming.map(({ id }) => id), ...replaced])]);
}

/**
 * Moves the gift cards that orders sell and are paid with: in the orders' own transaction. `replaced`: those that were there before, whose
 * earlier revision may have moved cards that this one does not name.
 */
export async function storeCards(
  work: CardWork,
  model: Model,
  { currency }: SellingEstablishment,
  stored: readonly StoredOrder[],
  replaced: readonly number[],
): Promise<void> {
  if (!model.resources['gift-cards']) return;
  const sold = stored.flatMap(({ figures }) => (figures.paid ? figures.lines : []));
  await makeSoldCards(
    work,
    currency,
    sold.flatMap(({ giftCard, voided }) => (giftCard && !voided ? [giftCard] : [])),
  );
  const naming = stored.filter(({ figures }) => namesCards(figures)).map(({ id }) => id);
  await settleCards(work, [...new Set([...naming, ...replaced])]);
}
