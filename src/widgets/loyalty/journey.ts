import { earningRules, earningsOf, type SpentReward, saleAmount } from '#/resources/reference/earnings.ts';

/** What a guest pays at one visit; major units of the establishment's currency. */
export interface VisitSale {
  order_number: string;
  net: number;
  tax: number;
}

/** A reward, and what unlocks it. */
export interface ShownReward {
  id: number;
  name: string;
  unlock_by: 'points' | 'visits';
  threshold: number;
}

/** One thing that happens to a member, and what stands on their card after it. */
export interface JourneyStep {
  kind: 'join' | 'visit' | 'birthday' | 'expiry';
  sale?: VisitSale;
  /** Which of the visits it is, from 1. */
  visit?: number;
  /** Earned (above zero) or lost; what a reward cost is apart. */
  points: number;
  counts: boolean;
  redeemed?: ShownReward & { cost: number };
  unlocked: readonly ShownReward[];
  total: { points: number; visits: number };
}

interface JourneyOf {
  values: Readonly<Record<string, unknown>>;
  sales: readonly VisitSale[];
  rewards: readonly ShownReward[];
  /** Minor units in a unit of money. */
  unit: number;
}

const MOST_VISITS = 10;
/** Where nothing is earned, more visits tell no more. */
const FEW_VISITS = 3;
const BIRTHDAY_AFTER = 2;

/**
 * A member's way from joining until a reward was spent, by the same reckoning as the host's; what the host does not enter by itself yet
 * (joining, birthday, expiry) is taken from the settings as it stands. Pure.
 */
export function journeyOf({ values, sales, rewards, unit }: JourneyOf): JourneyStep[] {
  const isCollected = values.enabled === true;
  const rules = earningRules(values, unit);
  const steps: JourneyStep[] = [];
  let total = { points: 0, visits: 0 };
  let redeeming: ShownReward | undefined;
  const within = ({ unlock_by, threshold }: ShownReward, has: typeof total) => has[unlock_by] >= threshold;
  const add = (step: Omit<JourneyStep, 'unlocked' | 'total'>, next: typeof total) => {
    const unlocked = rewards.filter((reward) => within(reward, next) && !within(reward, total));
    total = next;
    steps.push({ ...step, unlocked, total });
  };
  const give = (kind: 'join' | 'birthday', points: unknown) => {
    if (isCollected && typeof points === 'number' && points > 0)
      add({ kind, points, counts: false }, { ...total, points: total.points + points });
  };
  give('join', values.welcome_points);
  let isSpent = false;
  for (let visit = 1; visit <= (isCollected ? MOST_VISITS : FEW_VISITS) && !isSpent; visit++) {
    const sale = sales[(visit - 1) % sales.length];
    if (!sale) break;
    redeeming = rewards.filter((reward) => within(reward, total)).sort((one, other) => one.threshold - other.threshold)[0];
    const amount = Math.round(saleAmount(values, sale) * unit);
    const earnings = earningsOf([{ at: String(visit), amount }], redeeming ? [costOf(redeeming)] : [], rules);
    const sum = (name: 'points' | 'visits', kind: string) => earnings.reduce((all, one) => all + (one.kind === kind ? one[name] : 0), 0);
    const earned = { points: sum('points', 'earn'), visits: sum('visits', 'earn') };
    const spent = { points: sum('points', 'redeem'), visits: sum('visits', 'redeem') };
    isSpent = redeeming !== undefined;
    add(
      {
        kind: 'visit',
        sale,
        visit,
        points: earned.points,
        counts: earned.visits > 0,
        ...(redeeming && { redeemed: { ...redeeming, cost: -spent[redeeming.unlock_by] } }),
      },
      { points: total.points + earned.points + spent.points, visits: total.visits + earned.visits + spent.visits },
    );
    if (visit === BIRTHDAY_AFTER) give('birthday', values.birthday_points);
  }
  const months = values.expires_after_months;
  if (typeof months === 'number' && months >= 1 && total.points > 0)
    add({ kind: 'expiry', points: -total.points, counts: false }, { ...total, points: 0 });
  return steps;
}

function costOf({ id, unlock_by, threshold }: ShownReward): SpentReward {
  return { id, points: unlock_by === 'points' ? threshold : 0, visits: unlock_by === 'visits' ? threshold : 0 };
}
