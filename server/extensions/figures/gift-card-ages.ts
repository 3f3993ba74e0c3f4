import type giftCardAges from '#/resources/reports/giftCardAges.ts';
import { moneyOf, percentOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { cardBalances } from '#/server/capabilities/reports/balances.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { byAge } from '#/server/domain/liability/ages.ts';

/** The liability by how long ago money last came onto the cards. */
export const figures: FiguresOf<typeof giftCardAges> = async (work, request) => {
  const ages = byAge(await cardBalances(work, request));
  const all = sumAll(ages, ['closing']).closing;
  const money = moneyOf(work);
  return {
    rows: ages.map(({ age, count, closing }) => ({ age, cards: count, balance: money(closing), percentage: percentOf(closing, all) })),
  };
};
