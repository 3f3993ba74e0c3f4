import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { decimalSum } from '#/server/domain/cash/decimalSum.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** The movements summed by what they are; what the drawer should hold follows from them. What a point of sale opens is its own. */
export const hooks = defineHooks(cashDrawerSessions, {
  beforeSave(draft, before, { caller }) {
    const sum = (kind: string) => decimalSum(draft.movements.filter((one) => one.kind === kind).map((one) => one.amount));
    Object.assign(draft, { pay_ins: sum('pay_in'), pay_outs: sum('pay_out'), drops: sum('drop'), tip_outs: sum('tip_out') });
    if (!before) draft.station ??= caller.stationId ?? null;
  },
});
