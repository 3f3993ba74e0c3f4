import { say } from '#/i18n/sentences.ts';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { moveBalance } from '#/server/guests/giftCardMovement.ts';
import { invalid } from '#/server/plugins/apiError.ts';

/** Corrects a card's balance, with the reason beside it. */
export const perform: VerbFunction = async (work, { amount, reason }, record = {}) => {
  if (amount === 0) throw invalid({ amount: [say('orders.amount_not_zero')] });
  await moveBalance(work, record, 'adjust', Number(amount), String(reason));
  return undefined;
};
