import { MINUTE_MS, SECOND_MS } from '#/model/values/durations.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { byCard } from './cardWallet.ts';
import { fakeOrder } from './fakeOrder.ts';
import { type Paying, paymentOf, withRefund } from './payments.ts';
import type { Random } from './random.ts';
import type { Shop } from './shop.ts';

/** What a shop's day is made of while somebody watches. */
export interface SimulationSettings {
  random: Random;
  shop: Shop;
  establishment: SellingEstablishment;
  paying: Paying;
  /** Orders a minute. */
  rate: number;
  /** The number before the first order's. */
  number: number;
}

interface Event {
  /** Milliseconds since 1970. */
  at: number;
  /** What the point of sale then sends; nothing where the order is not what it was thought to be. */
  order: () => OrderInput | undefined;
}

/**
 * A point of sale's orders as they happen: opened, then paid, now and then given up, and of those paid some given back. Everything goes
 * faster than with real guests, so that a minute shows all of it.
 */
export class Simulation {
  readonly #settings: SimulationSettings;
  #events: Event[] = [];
  #nextArrival: number;
  #number: number;

  /** `start`: when the first order may come. */
  constructor(settings: SimulationSettings, start: Date) {
    this.#settings = settings;
    this.#number = settings.number;
    this.#nextArrival = start.getTime();
  }

  /** Everything that has happened up to a moment and was not given out yet, in order of time. */
  until(moment: Date): OrderInput[] {
    while (this.#nextArrival <= moment.getTime()) {
      this.#arrive(this.#nextArrival);
      this.#nextArrival += this.#pause();
    }
    const due = this.#events.filter(({ at }) => at <= moment.getTime()).sort((a, b) => a.at - b.at);
    this.#events = this.#events.filter(({ at }) => at > moment.getTime());
    const newest = new Map<string, OrderInput>();
    for (const { order } of due) {
      const happened = order();
      if (happened) newest.set(happened.uuid, happened);
    }
    return [...newest.values()];
  }

  /** Guests come one by one, without looking at each other: times between them are exponential. */
  #pause(): number {
    const { random, rate } = this.#settings;
    return (-Math.log(1 - random.next()) * MINUTE_MS) / rate;
  }

  #arrive(at: number): void {
    const { random, shop, establishment } = this.#settings;
    this.#number += 1;
    const order = fakeOrder(random, shop, iso(at), this.#number, establishment.decimals);
    this.#events.push({ at, order: () => ({ ...order, status: 'open' }) });
    const end = at + random.whole(4, 25) * SECOND_MS;
    this.#events.push({ at: end, order: () => this.#settle(order, end) });
  }

  #settle(order: OrderInput, at: number): OrderInput | undefined {
    const { random, establishment, paying } = this.#settings;
    if (random.chance(0.02)) return { ...order, revision: 2, status: random.chance(0.5) ? 'voided' : 'cancelled' };
    const due = { ...order, revision: 2, payment_date: iso(at) };
    const result = calculateOrder(due, establishment);
    if ('errors' in result) return undefined;
    const { total } = result.figures.totals;
    const payment = { ...paymentOf(random, paying, total, establishment), at: iso(at) };
    // Whether a card of the business's would be known here, nobody can say.
    const paid: OrderInput = { ...due, payments: total > 0 ? [payment.method === 'gift_card' ? byCard(payment) : payment] : [] };
    if (random.chance(0.05)) {
      const back = at + random.whole(10, 60) * SECOND_MS;
      this.#events.push({ at: back, order: () => withRefund(paid, iso(back)) });
    }
    return paid;
  }
}

const iso = (ms: number) => new Date(ms).toISOString();
