import { say } from '#/i18n/sentences.ts';
import clients from '#/resources/platform/clients.ts';
import { queueLeftovers } from '#/server/capabilities/removals/leftovers.ts';
import { ordersOfClient } from '#/server/domain/platform/clientCounts.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** What a business sold is never deleted by the way; whatever else it has goes with it. */
export const hooks = defineHooks(clients, {
  beforeSave(draft, before) {
    if (before?.removal_at && draft.status === 'active') throw invalid({ status: [say('platform.keep_first')] });
  },

  async beforeDelete(record, { tx }) {
    const orders = await ordersOfClient(tx, record.id);
    if (orders > 0) throw conflict(say('platform.has_orders', { name: String(record.name), smart_count: orders }));
    await queueLeftovers(tx, record.id);
  },
});
