import { say } from '#/i18n/sentences.ts';
import giftCards from '#/resources/guests/giftCards.ts';
import { moveBalance } from '#/server/domain/guests/giftCardMovement.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Corrects a card's balance, with the reason beside it. */
export const verb = defineVerb(giftCards, 'adjust', async (work, { amount, reason }, record) => {
  if (amount === 0) throw invalid({ amount: [say('orders.amount_not_zero')] });
  await moveBalance(work, record, 'adjust', Number(amount), String(reason));
  return undefined;
});
