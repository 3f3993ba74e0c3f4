import { sql } from 'kysely';
import { localText } from '#/model/values/instants.ts';
import giftCards from '#/resources/guests/giftCards.ts';
import { moveBalance } from '#/server/domain/guests/giftCardMovement.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Makes a card usable, with its first money where some is given; the day of its first activation stays. */
export const verb = defineVerb(giftCards, 'activate', async (work, { amount }, record) => {
  const { tx, clientId, now, context } = work;
  const today = localText(now, context.timezone).slice(0, 10);
  await sql`
    update public.gift_cards set status = 'active', activation_date = coalesce(activation_date, ${today}::date)
    where client_id = ${clientId} and id = ${record.id}`.execute(tx);
  if (typeof amount === 'number' && amount > 0) await moveBalance(work, record, record.activation_date ? 'load' : 'activate', amount, null);
  return undefined;
});
