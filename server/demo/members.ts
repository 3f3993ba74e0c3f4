import { resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import type { OrderFigures } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { storeSettings } from '#/server/records/settings/storedSettings.ts';
import { randomFrom } from './random.ts';
import { storePlain } from './storeRecords.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

const MEMBERS = 12;
/** Points for a unit of money. */
const rates: Readonly<Record<string, number>> = { JPY: 0.01, AED: 0.3 };

/** An establishment's loyalty members, and the reward that they spend their points on. */
export interface Members {
  /** The order with the reward, where its guest can pay for it. */
  rewarded(order: OrderInput): OrderInput;
  /** To be told what was sold. */
  note(figures: OrderFigures): void;
}

/**
 * Has the establishment collect points for so many days, and makes members of some of the business's customers: the first at the beginning,
 * the others over a third of that time.
 */
export async function enrol(world: DemoWorld, owner: DemoOwner, days: number): Promise<Members> {
  const { tx, model, known, now } = world;
  const establishment = present(owner.establishment, 'establishment of members');
  const own: DemoOwner = { ...owner, establishment: undefined };
  const random = randomFrom(`${establishment.title} members`);
  const points_per_unit = rates[establishment.currency] ?? 1;
  const settings = present(model.settings.loyalty, 'settings of loyalty');
  const at = { clientId: owner.clientId, establishmentId: establishment.id, settings };
  await storeSettings(tx, at, { values: { enabled: true, points_per_unit }, at: now, by: owner.caller.userId || null });
  const resource = resourceOf(model, 'loyalty-members');
  const taken = new Set(known.of(resource, own).map(({ values }) => values.customer));
  const customers = known.of(resourceOf(model, 'customers'), own).filter(({ id }) => !taken.has(id));
  const today = localText(now, establishment.timezone).slice(0, 10);
  const chosen = customers
    .slice(0, MEMBERS)
    .map((customer, at) => ({ ...customer, since: addDays(today, Math.floor((at * days) / (3 * MEMBERS)) - days) }));
  await storePlain(
    world,
    own,
    resource,
    chosen.map(({ id, values, since }) => ({
      card_number: `LM-${random.whole(100_000, 999_999)}`,
      mobile_number: values.phone ?? null,
      customer: id,
      activation_date: since,
    })),
  );
  const reward = known.of(resourceOf(model, 'loyalty-rewards'), own).find(({ values }) => values.reward_type === 'percent_off');
  const ledgers = new Map<number, { since: string; moves: Move[] }>(chosen.map(({ id, since }) => [id, { since, moves: [] }]));
  return {
    rewarded(order) {
      const ledger = ledgers.get(order.customer_id ?? 0);
      const { name, value, threshold } = reward?.values ?? {};
      const had = pointsAt(ledger?.moves ?? [], order.local_created_at);
      if (!reward || !ledger || order.discounts?.length || had < Number(threshold) || !random.chance(0.5)) return order;
      ledger.moves.push({ at: order.local_created_at, points: -Number(threshold) });
      return { ...order, discounts: [{ name: String(name), type: 'percent', value: Number(value), reward_id: reward.id }] };
    },
    note({ input, paid, totals: { net, refunded } }) {
      const ledger = ledgers.get(input.customer_id ?? 0);
      if (!paid || !ledger || paid.day < ledger.since) return;
      const unit = 10 ** owner.context.currencyDecimals(establishment.currency);
      const points = Math.floor((Math.max(net - refunded, 0) / unit) * points_per_unit);
      ledger.moves.push({ at: paid.at, points });
    },
  };
}

/** Points that a member gets at a moment (ISO 8601 UTC); below zero: spends. */
interface Move {
  at: string;
  points: number;
}

/** What a member may spend then: what is paid later is not earned yet. */
const pointsAt = (moves: readonly Move[], now: string): number =>
  moves.reduce((sum, { at, points }) => (at <= now ? sum + points : sum), 0);
