import type giftCardBalances from '#/resources/reports/giftCardBalances.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { cardBalances, ofAge } from '#/server/capabilities/reports/balances.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';

/** The cards that the liability is the sum of. */
export const figures: FiguresOf<typeof giftCardBalances> = async (work, request) => {
  const money = moneyOf(work);
  const cards = ofAge(await cardBalances(work, request), request.input.age);
  return {
    rows: cards.map(({ ending, loaded_on, used_on, ...card }) => ({
      card: ending,
      _ids: { card: card.id },
      closing: money(card.closing),
      loaded_on,
      used_on,
      opening: money(card.opening),
      loaded: money(card.loaded),
      taken_back: money(card.taken_back),
      given_back: money(card.given_back),
      redeemed: money(card.redeemed),
      adjusted: money(card.adjusted),
    })),
  };
};
