import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { present } from '#/model/values/shapes.ts';
import { readLabourRules } from '#/server/domain/labour/labourRules.ts';
import { firstDayToRead, HUNDREDTHS, labourOf, payShifts } from '#/server/domain/labour/pay.ts';
import { readShifts } from '#/server/domain/labour/shifts.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';
import { percentIn } from './findVoids.ts';
import { amountIn, type Finder } from './watched.ts';

/** The two business days that are over, by what labour cost beside net sales; without sales there is no such figure. */
export const findLabour: Finder = async (establishment, { percent }) => {
  const { tx, model, clientId, establishmentId, today, now, decimals } = establishment;
  const establishments = [establishmentId];
  const days = [addDays(today, -2), addDays(today, -1)];
  const [from = today, to = today] = days;
  const { overtime } = present((await readLabourRules({ tx, model, clientId }, establishments)).get(establishmentId), 'labour rules');
  const shifts = await readShifts(tx, { clientId, establishments, from: firstDayToRead(from, [overtime]), to, now, decimals });
  const paid = payShifts(shifts, () => overtime);
  const sales = await readSalesFacts(tx, { clientId, establishments }, { from, to });
  const found = days.flatMap((day) => {
    const { pay, unpaid } = labourOf(paid.filter((shift) => shift.day === day));
    const net = sumOf(sales.filter((one) => one.day === day).map(({ gross, discount, refund }) => gross - discount - refund));
    if (net <= 0 || pay * 100 <= net * (percent ?? 0)) return [];
    const said = {
      percent: percentIn((pay * 100) / net),
      amount: amountIn(establishment, fromWhole(pay, decimals)),
      limit: percentIn(percent ?? 0),
    };
    const message =
      unpaid === 0 ? say('alerts.labour', said) : say('alerts.labour_at_least', { ...said, hours: { figure: unpaid / HUNDREDTHS } });
    return [{ subject: `day:${day}`, day, message }];
  });
  return { found, judges: ({ day }) => days.includes(day) };
};
