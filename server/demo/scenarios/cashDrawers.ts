import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { CASH_MOVED, IS_CASH } from '#/server/domain/cash/drawers.ts';
import { stationsHere } from '../equipment.ts';
import { localAmount } from '../prices.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';

const DAYS = 45;
const DAY_MS = 86_400_000;
const OPENS = '07:45';
/** Of the next day: when the last guest has paid. */
const CLOSES = '00:45';
/** So many days ago nobody opened the drawer: what was taken then stands outside of every one. */
const FORGOTTEN = 17;

/** Six weeks of a drawer's days: opened in the morning, counted at night, seldom a few coins off; today's is open. */
export const scenario: Scenario = async (world, place) => {
  const { model, known, random, now } = world;
  const { clientId, establishment, context } = place;
  const employees = known.of(resourceOf(model, 'employees'), place).map(({ id }) => id);
  const [station] = stationsHere(world, place);
  if (!employees.length || !station || !establishment) return;
  const money = (dollars: number) => localAmount(dollars, context.currency);
  const { rows: cash } = await sql<{ at: string; moved: number }>`
    select p.at, (${CASH_MOVED})::float8 as moved from tenant.payments p
    where p.client_id = ${clientId} and p.establishment_id = ${establishment.id} and p.station = ${station} and ${IS_CASH}
    order by p.at desc`.execute(world.tx);
  const today = localText(now, context.timezone).slice(0, 10);
  const dayBefore = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  const rows = [];
  for (let ago = DAYS; ago >= 0; ago--) {
    if (ago === FORGOTTEN) continue;
    // Counted in calendar days: hours before now would meet one day twice where a clock is set back.
    const day = dayBefore(ago);
    const at = (time: string, of = day) => String(readInstant(`${of} ${time}`, context.timezone));
    const [opened_at, closed_at] = [at(OPENS), at(CLOSES, dayBefore(ago - 1))];
    if (opened_at > now) continue;
    const isOpen = closed_at > now;
    const taken = cash.filter((one) => one.at >= opened_at && one.at < closed_at).reduce((sum, { moved }) => sum + moved, 0);
    const drop = Math.floor((taken * 0.6) / money(10)) * money(10);
    const movements = isOpen
      ? []
      : [
          ...(drop > 0 ? [{ kind: 'drop', amount: drop, reason: 'To the safe', at: at('18:00') }] : []),
          ...(random.chance(0.3)
            ? [{ kind: 'pay_out', amount: money(random.whole(10, 40)), reason: 'Window cleaner', at: at('11:30') }]
            : []),
          ...(random.chance(0.2) ? [{ kind: 'pay_in', amount: money(50), reason: 'Change from the bank', at: at('10:00') }] : []),
        ];
    const sum = (kind: string) => movements.filter((one) => one.kind === kind).reduce((total, one) => total + one.amount, 0);
    const opening_float = money(150);
    const totals = { pay_ins: sum('pay_in'), pay_outs: sum('pay_out'), drops: sum('drop'), tip_outs: 0 };
    const expected = opening_float + taken + totals.pay_ins - totals.pay_outs - totals.drops;
    const off = random.chance(0.75) ? 0 : money(random.pick([1, 2, 3, 5])) * random.pick([-1, -1, 1]);
    rows.push({
      number: `D-${day.replaceAll('-', '')}`,
      station,
      opened_by: random.pick(employees),
      opened_at,
      opening_float,
      movements,
      ...totals,
      ...(isOpen ? {} : { closed_by: random.pick(employees), closed_at, counted: Math.max(0, toDigits(expected + off)) }),
    });
  }
  await storePlain(world, place, resourceOf(model, 'cash-drawer-sessions'), rows);
};

/** Without what adding fractions leaves behind. */
const toDigits = (amount: number) => Math.round(amount * 10_000) / 10_000;
