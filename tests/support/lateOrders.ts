import { afterAll, vi } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { countingTools, type Item } from './counting.ts';

/** An entry of the ledger as it is listed. */
export interface Entry {
  at: string;
  day: string;
  kind: string;
  quantity: number;
  note: string | null;
  order: number | null;
}

/** The first week of March 2026, `yyyy-MM-dd`: when the tests of late orders happen. */
export const WEEK = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-03-${day}`);

/** `yyyy-MM-dd HH:mm` as an instant. */
export const instant = (time: string) => `${time.replace(' ', 'T')}:00.000Z`;

/** What tests of orders that come after a count do, on a clock of their own: what the host stamps is on the days of `WEEK`. */
export function lateTools() {
  // Who signs in at the end of the week is signed in all through it.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${WEEK.at(-1)}T00:00:00Z`) });
  afterAll(() => void vi.useRealTimers());
  const tools = countingTools();
  const { postHere, entries } = tools;
  return {
    ...tools,
    /** Sets the clock to `yyyy-MM-dd HH:mm` UTC. */
    clock: (time: string) => void vi.setSystemTime(new Date(instant(time))),
    async send(...orders: OrderInput[]): Promise<{ id: number; status: string }[]> {
      const { body } = await postHere('/api/sales/intake', { orders });
      for (const { errors } of body.data.list) if (errors) throw new Error(JSON.stringify(errors));
      return body.data.list;
    },
    async setActual(item: Item, actual_count: number): Promise<void> {
      const { status, body } = await postHere('/api/inventory/set-actual', { item_id: item, actual_count });
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    add: (item: Item, quantity: number) => postHere('/api/inventory/add', { item_id: item, quantity }),
    ledger: async (item: Item) => (await entries(item)) as unknown as Entry[],
    /** An item's row of the inventory over some days. */
    async window(item: Item, days: object) {
      const { list } = (await postHere('/api/inventory/list', { per_page: 500, ...days })).body.data;
      return list.find(({ item_id }: { item_id: Item }) => item_id.type === item.type && item_id.id === item.id);
    },
  };
}
