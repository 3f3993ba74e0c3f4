import { sql } from 'kysely';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { resourceOf } from '#/model/language/model.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { denominationsOf } from '#/resources/reference/denominations.ts';
import type { Counted } from '#/server/domain/cash/closeDrawer.ts';
import { CASH_MOVED, IS_CASH } from '#/server/domain/cash/drawers.ts';
import { type CashMovement, sumsOf } from '#/server/domain/cash/movements.ts';
import { stationsHere } from '../equipment.ts';
import { localAmount } from '../prices.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';

/** Six weeks at least, for what is asked of them. */
const LEAST_DAYS = 45;
const OPENS = '07:45';
/** Of the next day: when the last guest has paid. */
const CLOSES = '00:45';
/** So many days ago nobody opened the drawer: what was taken then stands outside of every one. */
const FORGOTTEN = 17;
/** So many days ago somebody was short for certain, so that the last week always has something to ask about. */
const SHORT = 2;
/** So many days back it is known by which coins and notes a drawer was counted; of earlier ones there is the amount. */
const COUNTED_DAYS = 100;
/** So many days back the till has reported what moved by itself; before that people wrote it down. */
const REPORTED_DAYS = 14;

/**
 * A drawer's days, all that have orders: opened in the morning, counted at night by coins and notes, seldom a few coins off; today's is open. On the
 * day that nobody opened it the till reported something all the same.
 */
export const scenario: Scenario = async (world, owner) => {
  const { model, known, random, now, days } = world;
  const { clientId, establishment, context } = owner;
  const employees = known.of(resourceOf(model, 'employees'), owner).map(({ id }) => id);
  const [station] = stationsHere(world, owner);
  if (!employees.length || !station || !establishment) return;
  const money = (dollars: number) => localAmount(dollars, context.currency);
  const { rows: cash } = await sql<{ at: string; moved: number }>`
    select p.at, (${CASH_MOVED})::float8 as moved from tenant.payments p
    where p.client_id = ${clientId} and p.establishment_id = ${establishment.id} and p.station = ${station} and ${IS_CASH}
    order by p.at desc`.execute(world.tx);
  const today = localText(now, context.timezone).slice(0, 10);
  const dayBefore = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  const rows = [];
  const entries: { movement: CashMovement; number: string }[] = [];
  for (let ago = Math.max(LEAST_DAYS, days); ago >= 0; ago--) {
    if (ago === FORGOTTEN) continue;
    // Counted in calendar days: hours before now would meet one day twice where a clock is set back.
    const day = dayBefore(ago);
    const at = (time: string, of = day) => String(readInstant(`${of} ${time}`, context.timezone));
    const [opened_at, closed_at] = [at(OPENS), at(CLOSES, dayBefore(ago - 1))];
    if (opened_at > now) continue;
    const isOpen = closed_at > now;
    const taken = cash.filter((one) => one.at >= opened_at && one.at < closed_at).reduce((sum, { moved }) => sum + moved, 0);
    const drop = Math.floor((taken * 0.6) / money(10)) * money(10);
    const moved = (share: number, kind: CashMovement['kind'], amount: number | null, reason: string, time: string): CashMovement[] =>
      random.chance(share) && at(time) <= now ? [{ kind, amount, reason, employee: random.pick(employees), at: at(time) }] : [];
    const movements = [
      ...moved(0.2, 'pay_in', money(50), 'Change from the bank', '10:00'),
      ...moved(0.3, 'pay_out', money(random.whole(10, 40)), 'Window cleaner', '11:30'),
      ...moved(0.35, 'no_sale', null, 'Changed a note for a guest', '13:20'),
      ...(isOpen || drop <= 0 ? [] : moved(1, 'drop', drop, 'To the safe', '18:00')),
      ...(isOpen ? [] : moved(0.4, 'tip_out', money(random.whole(5, 20)), 'Tips of the evening', '23:30')),
    ];
    const opening_float = money(150);
    const totals = sumsOf(movements.map((one) => ({ ...one, amount: one.amount ?? 0 })));
    const expected = opening_float + taken + totals.pay_ins - totals.pay_outs - totals.drops - totals.tip_outs;
    const byChance = random.chance(0.75) ? 0 : money(random.pick([1, 2, 3, 5])) * random.pick([-1, -1, 1]);
    const off = ago === SHORT ? -money(5) : byChance;
    const counted = Math.max(0, toDigits(expected + off));
    const number = `D-${day.replaceAll('-', '')}`;
    if (ago <= REPORTED_DAYS) entries.push(...movements.map((movement) => ({ movement, number })));
    rows.push({
      number,
      station,
      opened_by: random.pick(employees),
      opened_at,
      opening_float,
      movements,
      ...totals,
      ...(isOpen ? {} : { closed_by: random.pick(employees), closed_at, counted }),
      ...(isOpen || ago > COUNTED_DAYS ? {} : { denominations: coinsOf(counted, context) }),
    });
  }
  const sessions = resourceOf(model, 'cash-drawer-sessions');
  await storePlain(world, owner, sessions, rows, ({ opened_at }) => String(opened_at));
  const ids = new Map(known.of(sessions, owner).map(({ id, values }) => [values.number, id]));
  const forgotten = { kind: 'pay_out', amount: money(18), reason: 'Milk', employee: random.pick(employees) } as const;
  await storePlain(world, owner, resourceOf(model, 'till-cash-entries'), [
    { ...forgotten, at: String(readInstant(`${dayBefore(FORGOTTEN)} 11:00`, context.timezone)), station, uuid: random.uuid() },
    ...entries.map(({ movement, number }) => ({ ...movement, station, drawer: ids.get(number), uuid: random.uuid() })),
  ]);
};

/** An amount in the coins and notes of its currency, but for the largest, which a till seldom holds; nothing where they cannot make it. */
function coinsOf(amount: number, { currency, currencyDecimals }: KindContext): Counted[] {
  const unit = 10 ** currencyDecimals(currency);
  let left = Math.round(amount * unit);
  const rows: Counted[] = [];
  for (const denomination of denominationsOf(currency).slice(1)) {
    const minor = Math.round(denomination * unit);
    const quantity = Math.floor(left / minor);
    left -= quantity * minor;
    if (quantity > 0) rows.push({ denomination, quantity });
  }
  return left === 0 ? rows : [];
}

/** Without what adding fractions leaves behind. */
const toDigits = (amount: number) => Math.round(amount * 10_000) / 10_000;
