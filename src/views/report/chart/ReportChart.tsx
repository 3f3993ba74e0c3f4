import { useLocaleState, useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { periodText } from '../filters/periodText.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { useFigureText } from '../useFigureText.ts';
import { BarChart } from './BarChart.tsx';
import { chartData, comparedDays, isOverDays } from './chartData.ts';
import { LineChart } from './LineChart.tsx';
import { PieChart } from './PieChart.tsx';
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
const MAX_BARS = 10;

/** The chart that a report's definition says. */
export function ReportChart({ report, asked: { question }, rows, fields, currency }: ReportChartProps) {
  const { chart } = report;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const context = useKindContext();
  const figures = useFigureText(currency);
  const sentence = useChartSentence(figures);
  const category = chart && report.columns[chart.category];
  if (!chart || !category || !chart.values.some((name) => fields.some((field) => field.name === name))) return null;
  const days = comparedDays(question);
  const shown = chart.type === 'bar' ? rows.rows.slice(0, chart.top ?? MAX_BARS) : rows.rows;
  const period = isOverDays(report)
    ? { period: question, ...(days && rows.before && { before: { rows: rows.before, period: days } }) }
    : undefined;
  const data = chartData(chart, fields, shown, period);
  const field = fieldModel(chart.category, category);
  const nameOf = (value: unknown) =>
    value === null || value === undefined || value === '' ? translate('views.none') : kindOf(field).format(value, field, context);
  const shortNameOf = (value: unknown) =>
    field.kind === 'date' && typeof value === 'string'
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
