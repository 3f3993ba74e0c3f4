import type { Model } from '#/model/language/model.ts';
import { type CardWork, makeSoldCards, settleCards } from '#/server/domain/guests/orderCards.ts';
import type { OrderFigures, SellingPlace } from './figures.ts';
import type { StoredOrder } from './storeFacts.ts';

/** Whether an order sells a gift card or is paid with one. */
export const namesCards = ({ lines, payments }: OrderFigures): boolean => [...lines, ...payments].some(({ giftCard }) => giftCard !== null);

/**
 * Moves the gift cards that orders sell and are paid with: in the orders' own transaction. `replaced`: those that were there before, whose
 * earlier revision may have moved cards that this one does not name.
 */
export async function storeCards(
  work: CardWork,
  model: Model,
  { currency }: SellingPlace,
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
