import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';
import type { DemoOwner, DemoWorld } from '../world.ts';

const UNSOLD = 3;

/** Gift cards beside those that orders sold; the records belong to the business. */
export const scenario: Scenario = async (world, owner) => {
  const own: DemoOwner = { ...owner, establishment: undefined };
  await giftCards(world, own, owner.context.currency);
};

/** Cards that were not sold yet, and one of those that were that was lost. */
async function giftCards(world: DemoWorld, owner: DemoOwner, currency: string): Promise<void> {
  const { tx, model, random } = world;
  const cards = Array.from({ length: UNSOLD }, () => {
    const card_number = `60${random.whole(10 ** 13, 9 * 10 ** 13)}`;
    return { card_number, card_type: 'physical', currency, status: 'pending' };
  });
  await storePlain(world, owner, resourceOf(model, 'gift-cards'), cards);
  await sql`
    update public.gift_cards set status = 'blocked' where client_id = ${owner.clientId} and id = (
      select id from public.gift_cards where client_id = ${owner.clientId} and status = 'active' and currency = ${currency}
        order by last_trans_date limit 1)`.execute(tx);
}
