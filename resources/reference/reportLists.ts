import type { LookupValue } from '#/model/kinds/base/part.ts';
import type { COMPARISONS } from '#/model/language/reports.ts';
import type { DATE_PRESETS } from '#/model/reports/presets.ts';
import { valuesOf } from './values.ts';

interface NamedReport {
  report?: boolean;
  name: string;
  label: string;
}

const files = import.meta.glob('../reports/*.ts', { eager: true, import: 'default' }) as Readonly<Record<string, NamedReport>>;

/** Every report by its name. */
const reports: readonly LookupValue[] = Object.values(files)
  .filter(({ report }) => report === true)
  .map(({ name, label }) => ({ value: name, label }))
  .sort((a, b) => a.label.localeCompare(b.label));

const presets = valuesOf([
  ['today', 'Today'],
  ['yesterday', 'Yesterday'],
  ['this_week', 'This week (from Sunday)'],
  ['this_week_monday', 'This week (from Monday)'],
  ['last_7_days', 'Last 7 days'],
  ['last_week', 'Last week (from Sunday)'],
  ['this_month', 'This month'],
  ['last_month', 'Last month'],
  ['this_year', 'This year'],
  ['this_pay_period', 'This pay period'],
  ['last_pay_period', 'Last pay period'],
] satisfies [(typeof DATE_PRESETS)[number], string][]);

const comparisons = valuesOf([
  ['previous_period', 'The days before'],
  ['same_weekdays', 'The same weekdays before'],
  ['last_year', 'Last year, by weekday'],
] satisfies [(typeof COMPARISONS)[number], string][]);

/** What a report can be asked, as lists to choose from. */
export const reportLists = { reports, date_presets: presets, comparisons } as const;
