import loyaltyMembers from '#/resources/guests/loyaltyMembers.ts';
import { holdMembers, settleEarlierOrders } from '#/server/domain/guests/orderLoyalty.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** What was bought with a card that nobody knew earns for its member. */
export const hooks = defineHooks(loyaltyMembers, {
  async beforeSave(_draft, before, { tx, clientId }) {
    // Before the member is there: an order that names the card waits for it and holds nothing that it waits for.
    if (!before) await holdMembers(tx, clientId);
  },
  async afterSave({ card_number }, before, { tx, clientId, model, caller, now }) {
    const work = { tx, clientId, userId: caller.userId || null, name: caller.name, now };
    if (before?.card_number !== card_number) await settleEarlierOrders(work, model, card_number);
  },
});
