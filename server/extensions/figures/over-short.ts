import type overShort from '#/resources/reports/overShort.ts';
import { moneyOf, percentOf } from '#/server/capabilities/reports/amounts.ts';
import { type CountedDrawer, countedDrawers, noSalesByPerson } from '#/server/capabilities/reports/countedDrawers.ts';
import type { FiguresOf, ReportWork } from '#/server/capabilities/reports/report.ts';

/** What some drawers were off by, in all. */
export function offBy(work: ReportWork, drawers: readonly CountedDrawer[]) {
  const money = moneyOf(work);
  const sum = (those: readonly CountedDrawer[]) => those.reduce((total, { difference }) => total + difference, 0);
  const short = drawers.filter(({ difference }) => difference < 0);
  return {
    net: money(sum(drawers)),
    short: money(sum(short)),
    over: money(sum(drawers.filter(({ difference }) => difference > 0))),
    short_times: short.length,
    sessions: drawers.length,
  };
}

/** Who was over or short by how much, and how often they opened a drawer for nothing. */
export const figures: FiguresOf<typeof overShort> = async (work, request) => {
  const drawers = await countedDrawers(work, request);
  const noSales = await noSalesByPerson(work, request);
  const money = moneyOf(work);
  const people = [...new Set([...drawers.map(({ person }) => person), ...noSales.keys()])];
  const rows = people.map((person) => {
    const own = drawers.filter((one) => one.person === person);
    const off = offBy(work, own);
    const taken = own.reduce((total, { cash_sales }) => total + cash_sales, 0);
    const net = own.reduce((total, { difference }) => total + difference, 0);
    const [first] = own.map(({ difference }) => difference).sort((a, b) => Math.abs(b) - Math.abs(a));
    return {
      person,
      ...off,
      largest: first === undefined ? null : money(first),
      net_percent: taken === 0 ? null : percentOf(net, taken),
      cash_sales: money(taken),
      no_sales: noSales.get(person) ?? 0,
    };
  });
  return { rows };
};
