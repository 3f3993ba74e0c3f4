import { decimalSum } from '#/server/domain/cash/decimalSum.ts';
import type { Hooks } from '#/server/records/extensionPoints.ts';

type Movement = { kind: string; amount: number };

/** The movements summed by what they are; what the drawer should hold follows from them. */
export const hooks: Hooks = {
  beforeSave(draft) {
    const movements = (draft.movements ?? []) as Movement[];
    const sum = (kind: string) => decimalSum(movements.filter((one) => one.kind === kind).map((one) => one.amount));
    Object.assign(draft, { pay_ins: sum('pay_in'), pay_outs: sum('pay_out'), drops: sum('drop'), tip_outs: sum('tip_out') });
  },
};
