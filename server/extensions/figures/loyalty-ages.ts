import type loyaltyAges from '#/resources/reports/loyaltyAges.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { memberBalances, pointsInMoney } from '#/server/capabilities/reports/balances.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { byAge } from '#/server/domain/liability/ages.ts';
import { readPointsWorth } from '#/server/domain/liability/memberBalances.ts';

/** Points by how long ago their members last earned some. */
export const figures: FiguresOf<typeof loyaltyAges> = async (work, request) => {
  const members = await memberBalances(work, request);
  const worth = await readPointsWorth(work.tx, work.clientId);
  const money = moneyOf(work);
  const inMoney = (of: typeof members) => (worth ? money(pointsInMoney(work, worth, of)) : null);
  const rows = byAge(members).map(({ age, count, closing }) => ({
    age,
    members: count,
    points: closing,
    worth: inMoney(members.filter((member) => member.age === age)),
  }));
  const sum = (of: 'members' | 'points') => rows.reduce((total, row) => total + row[of], 0);
  return { rows, totals: { members: sum('members'), points: sum('points'), worth: inMoney(members) } };
};
