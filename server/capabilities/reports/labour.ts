import { present } from '#/model/values/shapes.ts';
import { type LabourRules, readLabourRules } from '#/server/domain/labour/labourRules.ts';
import { firstDayToRead, HUNDREDTHS, labourOf, type PaidShift, payShifts } from '#/server/domain/labour/pay.ts';
import { type PooledTip, readPooledTips } from '#/server/domain/labour/pooledTips.ts';
import { readShifts, type Shift, type ShiftsAsked } from '#/server/domain/labour/shifts.ts';
import { multiplyDivide } from '#/server/domain/sales/minorUnits.ts';
import { isAllHours } from '#/server/domain/sales/period.ts';
import { moneyOf, partOfSales } from './amounts.ts';
import { oncePerReading } from './oncePerReading.ts';
import { periodOf, type ReportRequest, type ReportWork } from './report.ts';

const rulesOnce = oncePerReading(({ tx, model }: Pick<ReportWork, 'tx' | 'model'>, clientId: number, establishments: readonly number[]) =>
  readLabourRules({ tx, model, clientId }, establishments),
);
const shiftsOnce = oncePerReading(({ tx }: Pick<ReportWork, 'tx'>, asked: ShiftsAsked): Promise<readonly Shift[]> => readShifts(tx, asked));

/** How each establishment of a report pays. */
export async function labourRulesOf(work: ReportWork): Promise<(establishmentId: number) => LabourRules> {
  const rules = await rulesOnce(work, work.clientId, idsOf(work));
  return (id) => present(rules.get(id), 'rules of an establishment');
}

/** What each establishment of a report is called. */
export function establishmentTitles({ establishments }: Pick<ReportWork, 'establishments'>): (establishmentId: number) => string | null {
  return (wanted) => establishments.find(({ id }) => id === wanted)?.title ?? null;
}

/** The shifts of a report's business days with what they cost by their establishments' rules, whatever hours are asked for. */
export async function paidShifts(
  work: ReportWork,
  { dateFrom, dateTo, soFar }: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'soFar'>,
): Promise<PaidShift[]> {
  const establishments = idsOf(work);
  const rulesOf = await labourRulesOf(work);
  const overtimeOf = (id: number) => rulesOf(id).overtime;
  const shifts = await shiftsOnce(work, {
    clientId: work.clientId,
    establishments,
    from: firstDayToRead(dateFrom, establishments.map(overtimeOf)),
    to: dateTo,
    soFar,
    now: work.now,
    decimals: work.context.currencyDecimals(work.currency),
  });
  return payShifts(shifts, overtimeOf).filter(({ day }) => day >= dateFrom);
}

/**
 * The shifts that stand beside sales: none (null) for whoever may not see wages, nor where hours of the day are chosen, for these would be
 * other hours than those of the sales.
 */
export async function shiftsBesideSales(work: ReportWork, request: ReportRequest): Promise<PaidShift[] | null> {
  return work.holds('WageView') && isAllHours(periodOf(request)) ? paidShifts(work, request) : null;
}

/**
 * Labour beside net sales (in minor units) as columns of a report. Where there are no shifts, or none of them has a wage, nobody knows what
 * it cost: it is empty, not free.
 */
export function besideSales(work: ReportWork, net: number, shifts: readonly PaidShift[] | null): BesideSales {
  if (!shifts) return { labour: null, labour_percent: null, labour_hours: null, sales_per_hour: null, unpaid_hours: null };
  const { pay, hours, unpaid } = labourOf(shifts);
  const money = moneyOf(work);
  const isUnknown = shifts.every(({ rate }) => rate === null);
  return {
    labour: isUnknown ? null : money(pay),
    labour_percent: isUnknown ? null : partOfSales(pay, net),
    labour_hours: hoursOf(hours),
    sales_per_hour: hours === 0 ? null : money(multiplyDivide(net, HUNDREDTHS, hours)),
    unpaid_hours: hoursOf(unpaid),
  };
}

/**
 * What approved tip pools moved between names. Null where only parts of days are counted: pools are of whole ones.
 */
export async function pooledTips(work: ReportWork, request: ReportRequest): Promise<PooledTip[] | null> {
  if (!isAllHours(periodOf(request)) || request.soFar?.length) return null;
  const rowScope = { clientId: work.clientId, establishments: idsOf(work) };
  const days = { from: request.dateFrom, to: request.dateTo };
  return readPooledTips(work.tx, rowScope, days, work.context.currencyDecimals(work.currency));
}

function idsOf({ establishments }: Pick<ReportWork, 'establishments'>): number[] {
  return establishments.map(({ id }) => id);
}

interface BesideSales {
  labour: number | null;
  labour_percent: number | null;
  labour_hours: number | null;
  sales_per_hour: number | null;
  unpaid_hours: number | null;
}

/** Hundredths of hours as hours on the wire. */
export function hoursOf(hundredths: number): number {
  return hundredths / HUNDREDTHS;
}

/** Minutes as hours on the wire, to two places. */
export function hoursOfMinutes(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** Shifts by a key, in the order in which the keys came. */
export function shiftsBy(shifts: readonly PaidShift[], keyOf: (shift: PaidShift) => string): Map<string, PaidShift[]> {
  const groups = new Map<string, PaidShift[]>();
  for (const shift of shifts) {
    const group = groups.get(keyOf(shift)) ?? [];
    group.push(shift);
    groups.set(keyOf(shift), group);
  }
  return groups;
}
