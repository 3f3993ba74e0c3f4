import type { Model, SettingsModel } from '#/model/language/model.ts';
import { type PayPeriods, payPeriodsSaid } from '#/model/reports/payPeriods.ts';
import { WEEKDAYS } from '#/model/reports/periods.ts';
import { numberIn, oneOf, present, rowsIn, textIn, type Values } from '#/model/values/shapes.ts';
import labour from '#/resources/settings/labour.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { readSettingsOf } from '#/server/records/settings/storedSettings.ts';
import type { OvertimeHistory, OvertimeRules, Threshold } from './overtime.ts';

/** How an establishment pays. */
export interface LabourRules {
  overtime: OvertimeHistory;
  payPeriods: PayPeriods;
}

/** The rules of each establishment, from its settings; one statement. */
export async function readLabourRules(
  { tx, model, clientId }: { tx: Transaction; model: Model; clientId: number },
  establishments: readonly number[],
): Promise<Map<number, LabourRules>> {
  const settings = present(model.settings[labour.name], 'settings of labour');
  const saved = await readSettingsOf(tx, clientId, establishments, settings);
  return new Map([...saved].map(([id, { values }]) => [id, rulesOf(settings, values)]));
}

function rulesOf({ payPeriods }: SettingsModel, values: Values): LabourRules {
  return {
    overtime: [...rowsIn(values.earlier_rules), values].map(overtimeIn),
    payPeriods: payPeriodsSaid(present(payPeriods, 'fields of pay periods'), values),
  };
}

function overtimeIn(values: Values): OvertimeRules {
  const rate = hundredths(values.overtime_rate) ?? 0;
  return {
    weekStartsOn: WEEKDAYS.indexOf(present(oneOf(WEEKDAYS, values.week_starts_on), 'weekday')),
    from: textIn(values.overtime_from) || null,
    daily: threshold(values.daily_hours, rate),
    weekly: threshold(values.weekly_hours, rate),
    secondDaily: threshold(values.second_daily_hours, hundredths(values.second_rate) ?? rate),
  };
}

function threshold(hours: unknown, rate: number): Threshold | null {
  const after = hundredths(hours);
  return after === null ? null : { after, rate };
}

/** Settings keep decimals of two places. */
function hundredths(value: unknown): number | null {
  const number = numberIn(value);
  return number === null ? null : Math.round(number * 100);
}
