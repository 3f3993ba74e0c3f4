import type giftCardLiability from '#/resources/reports/giftCardLiability.ts';
import { moneyOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { cardBalances } from '#/server/capabilities/reports/balances.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { CARD_PARTS, cardsElsewhere } from '#/server/domain/liability/cardBalances.ts';

/** What is owed to the holders of gift cards, as the sum of the cards' balances. */
export const figures: FiguresOf<typeof giftCardLiability> = async (work, request) => {
  const cards = await cardBalances(work, request);
  const sums = sumAll(cards, CARD_PARTS);
  const money = moneyOf(work);
  const row = {
    opening: money(sums.opening),
    loaded: money(sums.loaded),
    taken_back: money(sums.taken_back),
    given_back: money(sums.given_back),
    redeemed: money(sums.redeemed),
    adjusted: money(sums.adjusted),
    closing: money(sums.closing),
    cards: cards.filter(({ closing }) => closing !== 0).length,
    overdrawn: money(cards.reduce((sum, { closing }) => sum + Math.min(closing, 0), 0)),
    elsewhere: await cardsElsewhere(work.tx, work.clientId),
  };
  return { rows: [row] };
};
