import type loyaltyBalances from '#/resources/reports/loyaltyBalances.ts';
import { memberBalances, ofAge } from '#/server/capabilities/reports/balances.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';

/** The members whose points the liability is the sum of. */
export const figures: FiguresOf<typeof loyaltyBalances> = async (work, request) => {
  const members = ofAge(await memberBalances(work, request), request.input.age);
  return { rows: members.map(({ id, age: _age, ending, ...member }) => ({ ...member, card: ending, _ids: { card: id } })) };
};
