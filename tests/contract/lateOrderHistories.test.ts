import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#/model/values/durations.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { Item } from '#/tests/support/counting.ts';
import { lateTools, WEEK } from '#/tests/support/lateOrders.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { rounds } from '#/tests/support/thorough.ts';

const { made, post, onSheet, sheet, count, clock, send, setActual, add, ledger, window } = lateTools();

const BEEF_OF_A_BURGER = 0.15;

type What = 'mug' | 'beef';
/** What is sold and counted in one history, and what its count sheets are made for. */
interface Shelf {
  items: Record<What, Item>;
  burger: number;
  sheets: Record<What, object>;
}
/** Something that moved one of the two, or a count of it. */
interface Noted {
  of: What;
  at: string;
  quantity: number;
}
interface KnownOrder {
  input: OrderInput;
  soldAt: string;
  quantity: number;
  backAt: string | undefined;
}

/** One thing that happens, so many minutes after the one before; what is heard of an order happened some minutes ago. */
const happening = fc.record({
  minutes: fc.integer({ min: 1, max: 500 }),
  ago: fc.integer({ min: 0, max: 1500 }),
  what: fc.constantFrom('sale', 'sale', 'sale', 'again', 'revise', 'move', 'refund', 'void', 'add', 'set', 'sheet', 'apply'),
  of: fc.constantFrom<What[]>('mug', 'beef'),
  pick: fc.nat(20),
  quantity: fc.integer({ min: 1, max: 9 }),
});
type Happening = ReturnType<(typeof happening)['generate']>['value'];

/** Somebody who writes down when things were sold, came in and were counted, whenever it is heard of. */
class Storekeeper {
  readonly #shelf: Shelf;
  readonly #orders: KnownOrder[] = [];
  readonly #added: Noted[] = [];
  readonly #counts: Noted[] = [];
  readonly #sheets: (Noted & { id: number })[] = [];

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  async sees({ what, of, pick, quantity, ago }: Happening): Promise<void> {
    const { items, sheets } = this.#shelf;
    const at = new Date().toISOString();
    if (what === 'add') {
      await add(items[of], quantity);
      this.#added.push({ of, at, quantity });
    } else if (what === 'set') {
      await setActual(items[of], quantity);
      this.#counts.push({ of, at, quantity });
    } else if (what === 'sheet') {
      const { id } = await sheet(sheets[of]);
      await count(id, items[of], quantity);
      await onSheet(id, 'submit');
      this.#sheets.push({ id, of, at, quantity });
    } else if (what === 'apply') {
      const [counted] = this.#sheets.splice(pick % (this.#sheets.length || 1), 1);
      if (!counted) return;
      expect((await onSheet(counted.id, 'apply')).status).toBe(200);
      if (!this.#counts.some((other) => other.of === counted.of && other.at > counted.at)) this.#counts.push(counted);
    } else if (what === 'sale') {
      this.#orders.push(this.#sold(new Date(Date.now() - ago * MINUTE_MS).toISOString(), quantity));
      await send(...this.#orders.slice(-1).map(({ input }) => input));
    } else {
      const known = this.#orders[pick % (this.#orders.length || 1)];
      if (!known) return;
      if (what !== 'again') this.#revise(known, what, new Date(Date.now() - ago * MINUTE_MS).toISOString(), quantity);
      await send(known.input);
    }
  }

  /** What has to be there at a moment: what was counted last before it, and what moved since. */
  stock(of: What, moment: string): number {
    const counted = this.#counts
      .filter((one) => one.of === of && one.at <= moment)
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .at(-1);
    const sold = this.#orders.flatMap(({ soldAt: at, backAt, quantity }): Noted[] => [
      { of: 'mug', at, quantity: -quantity },
      { of: 'beef', at, quantity: -quantity * BEEF_OF_A_BURGER },
      ...(backAt ? [{ of: 'mug' as const, at: backAt, quantity: 1 }] : []),
    ]);
    const moved = [...this.#added, ...sold].filter((one) => one.of === of && one.at <= moment && !(counted && one.at <= counted.at));
    return near(moved.reduce((sum, { quantity }) => sum + quantity, counted?.quantity ?? 0));
  }

  #sold(soldAt: string, quantity: number): KnownOrder {
    return { input: anOrder({ local_created_at: soldAt, lines: this.#lines(quantity) }), soldAt, quantity, backAt: undefined };
  }

  #lines(quantity: number, changes: Partial<OrderInput['lines'][number]> = {}): OrderInput['lines'] {
    const { items, burger } = this.#shelf;
    return [
      { title: 'Mug', price: 8, quantity, product_id: items.mug.id, ...changes },
      { title: 'Burger', price: 10, quantity, product_id: burger },
    ];
  }

  /** A newer revision: other quantities, another time of sale, one mug that came back, or nothing sold at all. */
  #revise(known: KnownOrder, what: string, then: string, quantity: number): void {
    const back = { refund_quantity: 1, refund_reason: 'Unopened', refunded_at: then };
    Object.assign(known, {
      soldAt: what === 'move' ? then : known.soldAt,
      quantity: what === 'void' ? 0 : quantity,
      backAt: what === 'refund' ? then : undefined,
      input: {
        ...known.input,
        revision: known.input.revision + 1,
        status: { void: 'voided', refund: 'partially_refunded' }[what] ?? 'paid',
        payment_date: what === 'move' ? then : known.input.payment_date,
        lines: this.#lines(quantity, what === 'refund' ? back : {}),
      },
    });
  }
}

const near = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
let serial = 0;

/** Items that no history before has moved. */
async function newShelf(): Promise<Shelf> {
  serial += 1;
  const category = (await made('/api/product-categories', { name: `Rack ${serial}` })).id;
  const vendor = (await post('/api/vendor', { name: `Butcher ${serial}` })).body.data.id;
  const mug = (await made('/api/product', { item: `Cup ${serial}`, price: 8, track_inventory: true, category })).id;
  const beef = (await made('/api/ingredient', { name: `Veal ${serial}`, uom: 'kg', vendors: [{ vendor }] })).id;
  const recipe = [{ ingredient: beef, quantity: BEEF_OF_A_BURGER * 1000, uom: 'g' }];
  return {
    items: { mug: { type: 'products', id: mug }, beef: { type: 'ingredients', id: beef } },
    burger: (await made('/api/product', { item: `Patty ${serial}`, price: 10, recipe })).id,
    sheets: { mug: { category }, beef: { item_type: 'ingredient', category: null, vendor } },
  };
}

/** The ledger says at every moment what the storekeeper says. */
async function expectMoments(keeper: Storekeeper, of: What, item: Item): Promise<void> {
  const entered = await ledger(item);
  for (const { at } of entered) {
    const before = entered.filter((entry) => entry.at <= at);
    expect(near(before.reduce((sum, { quantity }) => sum + quantity, 0)), `${of} at ${at}`).toBe(keeper.stock(of, at));
  }
}

async function expectWindows(keeper: Storekeeper, of: What, item: Item, cut: number): Promise<void> {
  const [from, first, second, to] = [WEEK[0], WEEK[cut], WEEK[cut + 1], WEEK.at(-1)];
  const whole = await window(item, { date_from: from, date_to: to });
  const before = await window(item, { date_from: from, date_to: first });
  const after = await window(item, { date_from: second, date_to: to });
  for (const row of [whole, before, after])
    expect(row.current_count).toBe(near(row.beginning_count + row.total_add - row.total_sold - row.total_deduct));
  expect(before.current_count).toBe(keeper.stock(of, `${first}T23:59:59.999Z`));
  expect([after.beginning_count, after.current_count]).toEqual([before.current_count, whole.current_count]);
  for (const name of ['total_add', 'total_sold', 'total_deduct']) expect(near(before[name] + after[name])).toBe(whole[name]);
}

test('any history leaves at every moment what was counted last and what moved since, and its windows join', async () => {
  await made('/api/operational-reason', { name: 'Unopened', type: 'refund', back_to_stock: true });
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 16 }), fc.integer({ min: 0, max: 7 }), async (history, cut) => {
      clock('2026-03-02 06:00');
      const shelf = await newShelf();
      const keeper = new Storekeeper(shelf);
      for (const one of history) {
        vi.setSystemTime(Date.now() + one.minutes * MINUTE_MS);
        await keeper.sees(one);
      }
      for (const of of ['mug', 'beef'] as const) {
        await expectMoments(keeper, of, shelf.items[of]);
        await expectWindows(keeper, of, shelf.items[of], cut);
      }
    }),
    { numRuns: rounds(6, 20) },
  );
}, 120_000);
