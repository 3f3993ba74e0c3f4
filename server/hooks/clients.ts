import type { Hooks } from '#/server/crud/hooks.ts';
import { ordersOfClient } from '#/server/platform/clientCounts.ts';
import { queueLeftovers } from '#/server/platform/removals/leftovers.ts';
import { conflict, invalid } from '#/server/plugins/apiError.ts';

/** What a business sold is never deleted by the way; whatever else it has goes with it. */
export const hooks: Hooks = {
  beforeSave(draft, before) {
    if (before?.removal_at && draft.status === 'active') throw invalid({ status: ["This business is to be removed: choose 'Keep business' first"] });
  },

  async beforeDelete(record, { tx }) {
    const orders = await ordersOfClient(tx, Number(record.id));
    if (orders > 0) throw conflict(refusalOf(String(record.name), orders));
    await queueLeftovers(tx, Number(record.id));
  },
};

const refusalOf = (name: string, orders: number) =>
  `'${name}' has ${orders} ${orders === 1 ? 'order' : 'orders'}: make it inactive instead, or have everything of it removed with 'Remove business'`;
