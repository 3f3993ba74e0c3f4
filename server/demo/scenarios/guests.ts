import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import { endingOf } from '#/server/domain/guests/orderCards.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';
import type { DemoPlace, DemoWorld } from '../world.ts';

const DAY_MS = 86_400_000;
const UNSOLD = 3;
const MEMBERS = 12;

/** Gift cards beside those that orders sold, and members who came back for points; the records belong to the business. */
export const scenario: Scenario = async (world, place) => {
  const own: DemoPlace = { ...place, establishment: undefined };
  await giftCards(world, own, place.context.currency);
  await loyalty(world, own);
};

/** Cards that were not sold yet, and one of those that were that was lost. */
async function giftCards(world: DemoWorld, place: DemoPlace, currency: string): Promise<void> {
  const { tx, model, random } = world;
  const cards = Array.from({ length: UNSOLD }, () => {
    const card_number = `60${random.whole(10 ** 13, 9 * 10 ** 13)}`;
    return { card_number, ending: endingOf(card_number), card_type: 'physical', currency, status: 'pending' };
  });
  await storePlain(world, place, resourceOf(model, 'gift-cards'), cards);
  await sql`
    update public.gift_cards set status = 'blocked' where client_id = ${place.clientId} and id = (
      select id from public.gift_cards where client_id = ${place.clientId} and status = 'active' and currency = ${currency}
        order by last_trans_date limit 1)`.execute(tx);
}

async function loyalty(world: DemoWorld, place: DemoPlace): Promise<void> {
  const { model, known, random, now } = world;
  const resource = resourceOf(model, 'loyalty-members');
  const members = [...known.of(resource, place)];
  const taken = new Set(members.map(({ values }) => values.customer));
  const customers = known
    .of(resourceOf(model, 'customers'), place)
    .filter(({ id }) => !taken.has(id))
    .slice(0, MEMBERS);
  const programs = known.of(resourceOf(model, 'loyalty-rewards'), place).map(({ id }) => id);
  const lives = customers.map(({ id, values }) => {
    const age = random.whole(40, 170);
    let points = 0;
    const moves = Array.from({ length: random.whole(2, 7) }, (_, at) => {
      const earned = random.whole(12, 90);
      const spends = points > 150 && random.chance(0.4);
      points += spends ? -100 : earned;
      const days = Math.max(1, age - at * random.whole(5, 9));
      return {
        at: new Date(Date.parse(now) - days * DAY_MS).toISOString(),
        debit: spends ? 100 : 0,
        credit: spends ? 0 : earned,
        total_points: points,
        loyalty_program: spends && programs.length ? random.pick(programs) : null,
      };
    }).sort((a, b) => (a.at < b.at ? -1 : 1));
    return { id, phone: values.phone, age, moves, points };
  });
  await storePlain(
    world,
    place,
    resource,
    lives.map(({ id, phone, age, moves, points }) => ({
      card_number: `LM-${random.whole(100_000, 999_999)}`,
      mobile_number: phone ?? null,
      customer: id,
      total_points: points,
      total_visits: moves.length,
      last_transaction_date: moves.at(-1)?.at ?? null,
      activation_date: new Date(Date.parse(now) - age * DAY_MS).toISOString().slice(0, 10),
    })),
  );
  const made = known.of(resource, place).filter(({ id }) => !members.some((one) => one.id === id));
  const rows = lives.flatMap(({ moves }, at) => moves.map((move) => ({ ...move, member: made[at]?.id })));
  await storePlain(world, place, resourceOf(model, 'loyalty-transactions'), rows);
}
