import type loyaltyLiability from '#/resources/reports/loyaltyLiability.ts';
import { moneyOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { memberBalances, pointsInMoney } from '#/server/capabilities/reports/balances.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { POINT_PARTS, readPointsWorth } from '#/server/domain/liability/memberBalances.ts';

/** The points that members have, as the sum of theirs, and the most that these come to in money. */
export const figures: FiguresOf<typeof loyaltyLiability> = async (work, request) => {
  const members = await memberBalances(work, request);
  const worth = await readPointsWorth(work.tx, work.clientId);
  const row = {
    ...sumAll(members, POINT_PARTS),
    worth: worth ? moneyOf(work)(pointsInMoney(work, worth, members)) : null,
    by_reward: worth?.reward ?? null,
    members: members.filter(({ closing }) => closing !== 0).length,
    overdrawn: members.reduce((sum, { closing }) => sum + Math.min(closing, 0), 0),
  };
  return { rows: [row] };
};
