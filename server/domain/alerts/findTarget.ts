import { say } from '#/i18n/sentences.ts';
import { weekStart } from '#/model/reports/periods.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';
import { amountIn, type Finder, type TargetPeriod } from './watched.ts';

const FIRST_DAY: Readonly<Record<TargetPeriod, (today: string) => string>> = {
  day: (today) => today,
  week: (today) => weekStart(today),
  month: (today) => `${today.slice(0, 7)}-01`,
};

/**
 * Net sales that have reached their target in the period that is running. It says the target and not how far they went beyond it: told
 * once, it does not change with every order. One of a period that is over stays as it is, until somebody has seen it.
 */
export const findTarget: Finder = async (establishment, { target, period }) => {
  const { tx, clientId, establishmentId, today, decimals } = establishment;
  const of = period ?? 'day';
  const from = FIRST_DAY[of](today);
  const subject = `target:${of}:${from}`;
  const sales = await readSalesFacts(tx, { clientId, establishments: [establishmentId] }, { from, to: today });
  const net = fromWhole(sumOf(sales.map(({ gross, discount, refund }) => gross - discount - refund)), decimals);
  const judges = (alert: { subject: string }) => alert.subject === subject;
  if (target === null || net < target) return { found: [], judges };
  const said = { limit: amountIn(establishment, target) };
  const message =
    of === 'day' ? say('alerts.target_day', said) : of === 'week' ? say('alerts.target_week', said) : say('alerts.target_month', said);
  return { found: [{ subject, day: today, message }], judges };
};
