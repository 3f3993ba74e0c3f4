import giftCards from '#/resources/guests/giftCards.ts';
import { holdCards, takeFromCard } from '#/server/domain/guests/orderCards.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** What was paid with a number that nobody knew is taken from its card. */
export const hooks = defineHooks(giftCards, {
  async beforeSave(_draft, before, { tx, clientId }) {
    // Before the card is there: an order that names it waits for it and holds nothing that it waits for.
    if (!before) await holdCards(tx, clientId);
  },
  async afterSave({ id, card_number }, before, { tx, clientId, caller, now }) {
    if (before?.card_number !== card_number)
      await takeFromCard({ tx, clientId, userId: caller.userId || null, name: caller.name, now }, id);
  },
});
