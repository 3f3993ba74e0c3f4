import { resourceOf } from '#/model/language/model.ts';
import { localAmount } from '../prices.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';
import type { DemoPlace, DemoWorld } from '../world.ts';

const DAY_MS = 86_400_000;
const CARDS = 14;
const MEMBERS = 12;

/** Gift cards that were sold and spent here, and members who came back for points; the records belong to the business. */
export const scenario: Scenario = async (world, place) => {
  const own: DemoPlace = { ...place, establishment: undefined };
  await giftCards(world, own, place.context.currency);
  await loyalty(world, own);
};

async function giftCards(world: DemoWorld, place: DemoPlace, currency: string): Promise<void> {
  const { model, known, random } = world;
  const resource = resourceOf(model, 'gift-cards');
  const money = (dollars: number) => localAmount(dollars, currency);
  const before = new Set(known.of(resource, place).map(({ id }) => id));
  const lives = Array.from({ length: CARDS }, (_, at) => lifeOfCard(world, money, at));
  await storePlain(
    world,
    place,
    resource,
    lives.map(({ moves, status, card_type }) => {
      const card_number = `60${String(random.whole(10 ** 13, 9 * 10 ** 13))}`;
      const last = moves.at(-1);
      return {
        card_number,
        ending: `•••• ${card_number.slice(-4)}`,
        card_type,
        currency,
        status,
        current_balance: last?.balance ?? 0,
        last_trans_date: last?.transaction_date ?? null,
        activation_date: moves[0]?.transaction_date.slice(0, 10) ?? null,
      };
    }),
  );
  const cards = known.of(resource, place).filter(({ id }) => !before.has(id));
  const rows = lives.flatMap(({ moves }, at) => moves.map((move) => ({ ...move, gift_card: cards[at]?.id, currency })));
  await storePlain(world, place, resourceOf(model, 'gift-card-transactions'), rows);
}

function lifeOfCard({ random, now }: DemoWorld, money: (dollars: number) => number, at: number) {
  const status = at === 0 ? 'pending' : at === 1 ? 'blocked' : 'active';
  const moves: { kind: string; employee: string; debit: number; credit: number; balance: number; transaction_date: string }[] = [];
  if (status === 'pending') return { moves, status, card_type: 'physical' };
  let age = random.whole(60, 160);
  let balance = money(random.pick([25, 50, 50, 100]));
  const when = () => new Date(Date.parse(now) - age * DAY_MS + random.whole(9, 20) * 3_600_000).toISOString();
  moves.push({ kind: 'activate', employee: 'Front till', debit: 0, credit: balance, balance, transaction_date: when() });
  while (age > 25 && random.chance(0.6)) {
    age -= random.whole(7, 24);
    const spent = Math.min(balance, money(random.whole(8, 30)));
    if (spent <= 0) break;
    balance = Math.round((balance - spent) * 100) / 100;
    moves.push({ kind: 'redeem', employee: 'Front till', debit: spent, credit: 0, balance, transaction_date: when() });
  }
  return { moves, status, card_type: random.pick(['physical', 'physical', 'digital']) };
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
