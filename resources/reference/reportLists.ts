import type { LookupValue } from '#/resources/kinds/part.ts';
import type { COMPARISONS, DATE_PRESETS } from './periods.ts';
import { valuesOf } from './values.ts';

interface NamedReport {
  report?: boolean;
  name: string;
  label: string;
  labels?: Readonly<Record<string, string>>;
}

const files = import.meta.glob('../reports/*.ts', { eager: true, import: 'default' }) as Readonly<Record<string, NamedReport>>;

/** Every report by its name. */
const reports: readonly LookupValue[] = Object.values(files)
  .filter(({ report }) => report === true)
  .map(({ name, label, labels }) => ({ value: name, label, ...(labels && { labels }) }))
  .sort((a, b) => a.label.localeCompare(b.label));

const presets = valuesOf([
  ['today', 'Today', 'اليوم', 'Hoy'],
  ['yesterday', 'Yesterday', 'أمس', 'Ayer'],
  ['this_week', 'This week (from Sunday)', 'هذا الأسبوع (من الأحد)', 'Esta semana (desde el domingo)'],
  ['this_week_monday', 'This week (from Monday)', 'هذا الأسبوع (من الاثنين)', 'Esta semana (desde el lunes)'],
  ['last_7_days', 'Last 7 days', 'آخر 7 أيام', 'Últimos 7 días'],
  ['last_week', 'Last week (from Sunday)', 'الأسبوع الماضي (من الأحد)', 'Semana pasada (desde el domingo)'],
  ['this_month', 'This month', 'هذا الشهر', 'Este mes'],
  ['last_month', 'Last month', 'الشهر الماضي', 'Mes pasado'],
  ['this_year', 'This year', 'هذه السنة', 'Este año'],
] satisfies [(typeof DATE_PRESETS)[number], string, string, string][]);

const comparisons = valuesOf([
  ['previous_period', 'The days before', 'الأيام السابقة', 'Los días anteriores'],
  ['last_year', 'Last year, by weekday', 'العام الماضي حسب يوم الأسبوع', 'El año pasado, por día de la semana'],
] satisfies [(typeof COMPARISONS)[number], string, string, string][]);

/** What a report can be asked, as lists to choose from. */
export const reportLists = { reports, date_presets: presets, comparisons } as const;

/** A list's labels in a language, by value. */
export function namesOf(list: readonly LookupValue[], language: string): Record<string, string> {
  return Object.fromEntries(list.map(({ value, label, labels }) => [value, labels?.[language] ?? label]));
}
