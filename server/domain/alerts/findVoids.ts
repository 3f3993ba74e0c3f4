import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';
import { readVoidFacts } from '#/server/domain/sales/readVoids.ts';
import { amountIn, type Finder } from './watched.ts';

/** Today and the day before, by the value of what was voided beside gross sales; a day without enough paid orders is not judged. */
export const findVoids: Finder = async (place, { percent, least_orders: least }) => {
  const { tx, clientId, establishmentId, today, decimals } = place;
  const rowScope = { clientId, establishments: [establishmentId] };
  const days = [addDays(today, -1), today];
  const period = { from: days[0] ?? today, to: today };
  const voids = await readVoidFacts(tx, rowScope, period);
  const sales = await readSalesFacts(tx, rowScope, period);
  const found = days.flatMap((day) => {
    const voided = sumOf(voids.filter((one) => one.day === day).map(({ amount }) => amount));
    const ofDay = sales.filter((one) => one.day === day);
    const gross = sumOf(ofDay.map((one) => one.gross));
    const orders = sumOf(ofDay.map(({ transactions }) => transactions));
    if (gross <= 0 || orders < (least ?? 0) || voided * 100 <= gross * (percent ?? 0)) return [];
    const message = say('alerts.voids', {
      percent: percentIn((voided * 100) / gross),
      amount: amountIn(place, fromWhole(voided, decimals)),
      limit: percentIn(percent ?? 0),
    });
    return [{ subject: `day:${day}`, day, message }];
  });
  return { found, judges: ({ day }) => days.includes(day) };
};

/** A share in a sentence. */
export const percentIn = (figure: number) => ({ figure: Math.round(figure * 100) / 100, unit: '%' });
