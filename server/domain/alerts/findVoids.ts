import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { fromWhole, sumOf, toWhole } from '#/server/domain/sales/minorUnits.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';
import { readVoidedGross, readVoidFacts } from '#/server/domain/sales/readVoids.ts';
import { amountIn, type Finder } from './watched.ts';

/** Today and the day before, by what was voided beside gross sales, both without included tax; without enough paid orders there is none. */
export const findVoids: Finder = async (establishment, { percent, least_orders: least }) => {
  const { tx, clientId, establishmentId, today, decimals } = establishment;
  const rowScope = { clientId, establishments: [establishmentId] };
  const days = [addDays(today, -1), today];
  const period = { from: days[0] ?? today, to: today };
  const voids = await readVoidFacts(tx, rowScope, period);
  const grosses = new Map(
    (await readVoidedGross(tx, rowScope, period)).map(({ day, gross }) => [day, toWhole(Number(gross), decimals) ?? 0]),
  );
  const sales = await readSalesFacts(tx, rowScope, period);
  const found = days.flatMap((day) => {
    const printed = sumOf(voids.filter((one) => one.day === day).map(({ amount }) => amount));
    const voided = grosses.get(day) ?? 0;
    const ofDay = sales.filter((one) => one.day === day);
    const gross = sumOf(ofDay.map((one) => one.gross));
    const orders = sumOf(ofDay.map(({ transactions }) => transactions));
    if (gross <= 0 || orders < (least ?? 0) || voided * 100 <= gross * (percent ?? 0)) return [];
    const said = {
      percent: percentIn((voided * 100) / gross),
      amount: amountIn(establishment, fromWhole(printed, decimals)),
      limit: percentIn(percent ?? 0),
    };
    const message =
      printed === voided
        ? say('alerts.voids', said)
        : say('alerts.voids_taxed', { ...said, net: amountIn(establishment, fromWhole(voided, decimals)) });
    return [{ subject: `day:${day}`, day, message }];
  });
  return { found, judges: ({ day }) => days.includes(day) };
};

/** A share in a sentence. */
export const percentIn = (figure: number) => ({ figure: Math.round(figure * 100) / 100, unit: '%' });
