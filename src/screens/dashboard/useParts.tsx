import { useTranslate } from 'ra-core';
import type { Comparison, ReportDefinition } from '#/model/language/reports.ts';
import { comparedPeriod } from '#/model/reports/periods.ts';
import type { DatePreset } from '#/model/reports/presets.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import type { DashboardPart } from './Arranged.tsx';
import { ListPanel } from './ListPanel.tsx';
import { DASHBOARD_LISTS } from './lists.ts';
import { askedOf, comparisonOf, inPeriod, onDays, usuallyAgainst, weekOf, yearOf } from './question.ts';
import { RankingPanel } from './RankingPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SetupPanel } from './SetupPanel.tsx';
import type { StepKind } from './steps.ts';
import { Tile } from './Tile.tsx';
import { ToDatePanel } from './ToDatePanel.tsx';
import { DASHBOARD_TILES } from './tiles.ts';

/** One figure up to now, whatever period is chosen. */
const TO_DATE: { report: string; periods: readonly { name: string; preset: DatePreset; usually?: Comparison }[] } = {
  report: 'dashboard-total-sales',
  periods: [
    { name: 'sales_today', preset: 'today' },
    // Half a week meets the same half of the last one, not the days just before it.
    { name: 'sales_week', preset: 'this_week', usually: 'same_weekdays' },
    { name: 'sales_year', preset: 'this_year' },
  ],
};
const CHARTS: readonly { report: string; by: StepKind }[] = [
  { report: 'dashboard-hourly-sales', by: 'hour' },
  { report: 'dashboard-weekly-sales', by: 'day' },
  { report: 'dashboard-monthly-sales', by: 'month' },
];
const RANKINGS = [
  { report: 'dashboard-top-selling-products', all: 'product-mix', by: 'net_amount', count: 'item_qty' },
  { report: 'establishment-comparison', all: 'establishment-comparison', by: 'net_sales', count: 'transactions', isOfSeveral: true },
];
const LOW_STOCK = {
  report: 'low-stock',
  columns: ['item', 'establishment', 'vendor', 'current', 'reorder_point', 'to_order'],
  /** Shown where rows of several establishments stand together. */
  establishment: 'establishment',
  lowest: 'current',
};
const SETUP = { resource: 'establishments', progress: 'setup_progress' };

/** The report by whose input the whole dashboard is asked. */
export const dashboardReport = reportOf('dashboard-total-sales');

/** Every part that the reader may see, in the order in which it stands at first. */
export function useParts(asked: AskedReport): { tiles: DashboardPart[]; panels: DashboardPart[] } {
  const translate = useTranslate();
  const can = useCan();
  const { permissions } = useSession();
  const isOpen = (name: string) => permissions.has(reportOf(name).permission);
  const { establishments } = asked;
  const tiles = DASHBOARD_TILES.filter(isOpen).map((name) => {
    const report = reportOf(name);
    const label = translate(`reports.${name}.name`);
    const asking = askedOf(report, asked);
    // Under the names by which arrangements know them.
    const id = name.replace('dashboard-', '').replaceAll('-', '_');
    return { id, name: label, asks: [{ report, asked: asking }], content: <Tile report={report} label={label} asked={asking} /> };
  });
  const totals = reportOf(TO_DATE.report);
  const periods = TO_DATE.periods.map(({ name, preset, usually }) => ({
    report: totals,
    asked: inPeriod(totals, usually ? usuallyAgainst(asked, usually) : asked, preset),
    label: translate(`dashboard.${name}`),
  }));
  const toDate = {
    id: 'sales_to_date',
    name: translate('dashboard.sales_to_date'),
    asks: periods,
    content: <ToDatePanel title={translate('dashboard.sales_to_date')} periods={periods} />,
  };
  const charts = CHARTS.filter(({ report }) => isOpen(report)).map(({ report: name, by }) => {
    const report = reportOf(name);
    const days = {
      hour: () => askedOf(report, asked),
      day: () => inPeriod(report, asked, weekOf(asked.question)),
      month: () => inPeriod(report, asked, yearOf(asked.question)),
    };
    const asking = days[by]();
    // Months stand beside those of the year before, whatever days are compared with: weekdays have no say in them.
    const compared = comparedPeriod(asking.question, by === 'month' ? 'previous_period' : comparisonOf(asked.question));
    return {
      id: name,
      name: translate(`reports.${name}.name`),
      asks: [asking, onDays(report, asking, compared)].map((one) => ({ report, asked: one })),
      content: <SalesChart report={report} by={by} asked={asking} against={compared} />,
    };
  });
  const rankings = RANKINGS.filter(({ report, isOfSeveral }) => isOpen(report) && (!isOfSeveral || establishments.length > 1)).map(
    ({ report: name, all, by, count }) => {
      const report = reportOf(name);
      const asking = askedOf(report, asked);
      return {
        id: name,
        name: translate(`reports.${name}.name`),
        asks: [{ report, asked: asking }],
        content: <RankingPanel report={report} asked={asking} by={by} count={count} all={model.reports[all]} />,
      };
    },
  );
  const low = reportOf(LOW_STOCK.report);
  const columns = LOW_STOCK.columns.filter((name) => name !== LOW_STOCK.establishment || establishments.length > 1);
  const stock = {
    id: low.name,
    name: translate(`reports.${low.name}.name`),
    content: <ReportPanel report={low} asked={askedOf(low, asked)} columns={columns} lowest={LOW_STOCK.lowest} />,
  };
  const lists = DASHBOARD_LISTS.flatMap(({ resource: name, ...list }) => {
    const resource = model.resources[name];
    if (!resource || !can(name, 'list')) return [];
    return [
      {
        id: name,
        name: translate(`resources.${name}.name`, { smart_count: 2 }),
        content: <ListPanel resource={resource} establishments={establishments} {...list} />,
      },
    ];
  });
  const establishmentsModel = model.resources[SETUP.resource];
  const setup =
    establishmentsModel && can(SETUP.resource, 'list')
      ? [
          {
            id: 'setup',
            name: translate('dashboard.setup'),
            content: <SetupPanel resource={establishmentsModel} progress={SETUP.progress} establishments={establishments} />,
          },
        ]
      : [];
  const figures = [...charts, ...rankings, ...(isOpen(totals.name) ? [toDate] : [])];
  return { tiles, panels: [...setup, ...figures, ...(isOpen(low.name) ? [stock] : []), ...lists] };
}

function reportOf(name: string): ReportDefinition {
  const report = model.reports[name];
  if (!report) throw new Error(`The dashboard shows '${name}', which is no report`);
  return report;
}
