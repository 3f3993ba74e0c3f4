import giftCards from '#/resources/guests/giftCards.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

/** Whoever may not see a card's number still knows it by its end. */
export const hooks = defineHooks(giftCards, {
  beforeSave(draft) {
    draft.ending = `•••• ${String(draft.card_number).slice(-4)}`;
  },
});
