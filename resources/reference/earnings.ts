/** What an order comes to at a moment; minor units, and signed: what was given back takes away. */
export interface SaleFact {
  /** ISO 8601 UTC. */
  at: string;
  /** Net sales, with their tax where tax counts. */
  amount: number;
}

/** A reward that an order spent, and what it cost the member. */
export interface SpentReward {
  id: number;
  points: number;
  visits: number;
}

/** How an establishment rewards, as it did when the order was paid. */
export interface EarningRules {
  pointsPerUnit: number;
  /** Minor units in a unit of money. */
  unit: number;
  /** What a visit counts from, in minor units. */
  visitMinimum: number;
}

export type LoyaltyKind = 'earn' | 'take_back' | 'redeem' | 'give_back' | 'adjust' | 'merge';

/** Points and visits that one moment of an order gives (above zero) or takes. */
export interface Earning {
  kind: LoyaltyKind;
  at: string;
  points: number;
  visits: number;
  /** The reward that was redeemed. */
  program: number | null;
}

/** The settings of loyalty, as far as an order is reckoned with them. */
type LoyaltyValues = Readonly<Record<string, unknown>>;

/**
 * The rules of an establishment's settings; `rate` is the points for each unit of money that an order keeps.
 * @param unit minor units in a unit of money
 * @param kept what the order earned with before, which holds for it; without it, today's rate, and null where no points are collected
 */
export function earningRules(values: LoyaltyValues, unit: number, kept?: number | null): EarningRules & { rate: number | null } {
  const rate = kept ?? (values.enabled === true ? Number(values.points_per_unit ?? 0) : null);
  const visitMinimum = rate === null ? Number.POSITIVE_INFINITY : Number(values.visit_minimum ?? 0) * unit;
  return { rate, pointsPerUnit: rate ?? 0, unit, visitMinimum };
}

/** What of a sale earns: its tax too where tax counts. */
export function saleAmount(values: LoyaltyValues, { net, tax }: { net: number; tax: number }): number {
  return values.count_tax === true ? net + tax : net;
}

/**
 * What an order earns and spends: points on its net sales, rounded down, and a visit where they reach the minimum; what its rewards cost.
 * Of what is given back later both go back in proportion, each at its own moment. Pure. Source: figures, "Money outside the sale".
 */
export function earningsOf(facts: readonly SaleFact[], rewards: readonly SpentReward[], rules: EarningRules): Earning[] {
  const { pointsPerUnit, unit, visitMinimum } = rules;
  const earnings: Earning[] = [];
  const add = (earning: Earning) => {
    if (earning.points !== 0 || earning.visits !== 0) earnings.push(earning);
  };
  const sold = facts[0]?.amount ?? 0;
  let left = 0;
  let had = { points: 0, visits: 0, share: 0 };
  for (const [i, { at, amount }] of facts.entries()) {
    left += amount;
    // The rate has two decimals: whole numbers, so that no fraction of a point is lost.
    const points = Math.floor((Math.max(left, 0) * Math.round(pointsPerUnit * 100)) / (unit * 100));
    const visits = left > 0 && sold >= visitMinimum ? 1 : 0;
    const share = sold > 0 ? Math.max(left, 0) / sold : 1;
    const gained = { points: points - had.points, visits: visits - had.visits };
    add({ kind: i === 0 ? 'earn' : 'take_back', at, ...gained, program: null });
    for (const { id, points: cost, visits: count } of rewards) {
      const spent = (of: number) => ({ points: Math.ceil(cost * of), visits: of > 0 ? count : 0 });
      const [now, before] = [spent(share), spent(had.share)];
      const spentNow = { points: before.points - now.points, visits: before.visits - now.visits };
      add({ kind: i === 0 ? 'redeem' : 'give_back', at, ...spentNow, program: id });
    }
    had = { points, visits, share };
  }
  return earnings;
}
