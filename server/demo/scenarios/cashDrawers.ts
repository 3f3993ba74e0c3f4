import { resourceOf } from '#/model/language/model.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { localAmount } from '../prices.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';

const DAYS = 45;
const DAY_MS = 86_400_000;

/** Six weeks of a drawer's days: opened in the morning, counted at night, seldom a few coins off; today's is open. */
export const scenario: Scenario = async (world, place) => {
  const { model, known, random, now } = world;
  const { establishment, context } = place;
  const employees = known.of(resourceOf(model, 'employees'), place).map(({ id }) => id);
  const station = known.of(resourceOf(model, 'stations'), place).find(({ values }) => values.establishment === establishment?.id);
  if (!employees.length || !station) return;
  const money = (dollars: number) => localAmount(dollars, context.currency);
  const today = localText(now, context.timezone).slice(0, 10);
  const rows = [];
  for (let ago = DAYS; ago >= 0; ago--) {
    // Counted in calendar days: hours before now would meet one day twice where a clock is set back.
    const day = new Date(Date.parse(today) - ago * DAY_MS).toISOString().slice(0, 10);
    const at = (time: string) => readInstant(`${day} ${time}`, context.timezone);
    if (String(at('09:00')) > now) continue;
    const isOpen = ago === 0;
    const cash_sales = money(isOpen ? random.whole(40, 90) : random.whole(220, 640));
    const drop = money(random.whole(80, 200));
    const movements = isOpen
      ? []
      : [
          { kind: 'drop', amount: drop, reason: 'To the safe', at: at('18:00') },
          ...(random.chance(0.3)
            ? [{ kind: 'pay_out', amount: money(random.whole(10, 40)), reason: 'Window cleaner', at: at('11:30') }]
            : []),
          ...(random.chance(0.2) ? [{ kind: 'pay_in', amount: money(50), reason: 'Change from the bank', at: at('10:00') }] : []),
        ];
    const sum = (kind: string) => movements.filter((one) => one.kind === kind).reduce((total, one) => total + one.amount, 0);
    const opening_float = money(150);
    const totals = { pay_ins: sum('pay_in'), pay_outs: sum('pay_out'), drops: sum('drop'), tip_outs: 0 };
    const expected = opening_float + cash_sales + totals.pay_ins - totals.pay_outs - totals.drops;
    rows.push({
      number: `D-${day.replaceAll('-', '')}`,
      station: station.id,
      opened_by: random.pick(employees),
      opened_at: at('09:00'),
      opening_float,
      cash_sales,
      movements,
      ...totals,
      ...(isOpen
        ? {}
        : {
            closed_by: random.pick(employees),
            closed_at: at('22:30'),
            counted: random.chance(0.75) ? expected : Math.max(0, expected + money(random.pick([-5, -2, 1, 3]))),
          }),
    });
  }
  await storePlain(world, place, resourceOf(model, 'cash-drawer-sessions'), rows);
};
