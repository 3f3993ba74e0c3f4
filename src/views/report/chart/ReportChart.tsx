import { useLocaleState } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { columnsOfChart, type Heatmap, type MarkChart, type ReportDefinition, type Scatter } from '#/model/language/reports.ts';
import { chartData, comparedDays, isOverDays, MAX_BARS } from '#/model/reports/chartData.ts';
import { clockAxis } from '#/model/reports/clockAxis.ts';
import { businessToday, weekdayText } from '#/model/reports/periods.ts';
import { scatterData } from '#/model/reports/scatterData.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { keysOf, numberIn, textIn } from '#/model/values/shapes.ts';
import { clockOf } from '#/src/foundation/session/clockOf.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { periodText } from '../filters/periodText.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { useFigureText } from '../useFigureText.ts';
import { useNameless } from '../useNameless.ts';
import { BarChart } from './BarChart.tsx';
import { HeatmapChart } from './HeatmapChart.tsx';
import { LineChart } from './LineChart.tsx';
import { PieChart } from './PieChart.tsx';
import { ScatterChart } from './ScatterChart.tsx';
import type { ChartRows } from './useChartRows.ts';
import { useChartSentence } from './useChartSentence.ts';

interface ReportChartProps {
  report: ReportDefinition;
  asked: AskedReport;
  rows: ChartRows;
  /** The columns that the reader may see. */
  fields: readonly FieldModel[];
  currency: string | undefined;
}

const charts = { bar: BarChart, line: LineChart, pie: PieChart };

/** The chart that a report's definition says, where the reader may see what it draws. */
export function ReportChart(props: ReportChartProps) {
  const { chart } = props.report;
  if (!chart) return null;
  const canSee = (name: string) => props.fields.some((field) => field.name === name);
  if (chart.type === 'heatmap') return columnsOfChart(chart).every(canSee) && <HourGrid {...props} chart={chart} />;
  if (chart.type === 'scatter') return columnsOfChart(chart).every(canSee) && <Dots {...props} chart={chart} />;
  return chart.values.some(canSee) && <Marks {...props} chart={chart} />;
}

type Drawn<C> = ReportChartProps & { chart: C };

/** What a value of a column is called. */
function useNameOf(report: ReportDefinition, column: string): (value: unknown) => string {
  const nameless = useNameless();
  const context = useKindContext();
  const definition = report.columns[column];
  const field = definition && fieldModel(column, definition);
  return (value) =>
    !field || value === null || value === undefined || value === '' ? nameless(field) : kindOf(field).format(value, field, context);
}

function HourGrid({ report, chart, rows: { rows }, fields, currency }: Drawn<Heatmap>) {
  const figures = useFigureText(currency);
  const [locale] = useLocaleState();
  const nameOf = useNameOf(report, chart.category);
  const value = fields.find(({ name }) => name === chart.values[0]);
  const category = report.columns[chart.category];
  if (!value || category?.kind !== 'enum') return null;
  const cells = new Map(rows.map((row) => [`${row[chart.category]} ${row[chart.across]}`, numberIn(row[chart.values[0]]) ?? 0]));
  const hour = dateFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  return (
    <HeatmapChart
      value={value}
      cellOf={(one, across) => cells.get(`${one} ${across}`)}
      categories={keysOf(category.values)}
      across={clockAxis(rows.flatMap((row) => textIn(row[chart.across]) ?? []))}
      nameOf={nameOf}
      shortNameOf={(one) => weekdayText(one, locale) ?? nameOf(one)}
      acrossName={(across) => hour.format(Date.parse(`1970-01-01T${across}:00Z`))}
      figures={figures}
    />
  );
}

function Dots({ report, chart, rows: { rows }, fields, currency }: Drawn<Scatter>) {
  const figures = useFigureText(currency);
  const nameOf = useNameOf(report, chart.category);
  const [across, up] = chart.values.map((name) => fields.find((field) => field.name === name));
  const group = report.columns[chart.group];
  if (!across || !up || group?.kind !== 'enum') return null;
  return <ScatterChart {...scatterData(chart, rows)} across={across} up={up} group={group} nameOf={nameOf} figures={figures} />;
}

function Marks({ report, asked: { question, establishments }, chart, rows, fields, currency }: Drawn<MarkChart>) {
  const [locale] = useLocaleState();
  const figures = useFigureText(currency);
  const sentence = useChartSentence(figures);
  const nameOf = useNameOf(report, chart.category);
  const days = comparedDays(question);
  const shown = chart.type === 'bar' ? rows.rows.slice(0, chart.top ?? MAX_BARS) : rows.rows;
  const period = isOverDays(report)
    ? {
        period: question,
        today: businessToday(clockOf(establishments)),
        ...(days && rows.before && { before: { rows: rows.before, period: days } }),
      }
    : undefined;
  const data = chartData(chart, fields, shown, period);
  const shortNameOf = (value: unknown) =>
    report.columns[chart.category]?.kind === 'date' && typeof value === 'string'
      ? dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(value))
      : nameOf(value);
  const Chart = charts[chart.type];
  const isCompared = data.series.some(({ before }) => before);
  return (
    <Chart
      data={data}
      nameOf={nameOf}
      shortNameOf={shortNameOf}
      figures={figures}
      compared={days && isCompared ? periodText(days, locale) : undefined}
      sentence={sentence(data, nameOf, chart.type)}
    />
  );
}
