import { documentTexts } from '#/i18n/documents.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { columnsOfChart, type Heatmap, type MarkChart, type ReportDefinition, type Scatter } from '#/model/language/reports.ts';
import { type ChartData, chartData, isOverDays, MAX_BARS, MAX_PARTS } from '#/model/reports/chartData.ts';
import { clockAxis } from '#/model/reports/clockAxis.ts';
import { namelessOf } from '#/model/reports/nameless.ts';
import { type Period, weekdayText } from '#/model/reports/periods.ts';
import { scatterData } from '#/model/reports/scatterData.ts';
import { sharesOf } from '#/model/reports/shares.ts';
import { shortFigure } from '#/model/reports/shortFigure.ts';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import { keysOf, numberIn, textIn } from '#/model/values/shapes.ts';
import type { ReportAnswer } from '#/server/capabilities/reports/answerReport.ts';
import { todayOf } from '#/server/capabilities/reports/reportEstablishments.ts';
import type { PdfChart } from '#/server/foundation/pdf/charts/chart.ts';
import { textOf } from '#model/language';
import { CURRENCY_KEY, inCurrency } from './reportColumns.ts';
import { periodText } from './reportFacts.ts';
import { shownText } from './sheetCell.ts';

type Row = Readonly<Record<string, unknown>>;
type Table = ReportAnswer['tables'][number];

/** The columns that a report's chart draws for whoever sees these; none where it is not drawn. */
export function chartFields({ chart }: ReportDefinition, columns: ReportAnswer['columns']): FieldModel[] {
  if (!chart) return [];
  const all = columnsOfChart(chart);
  const isMarks = chart.type === 'bar' || chart.type === 'line' || chart.type === 'pie';
  if (!isMarks && !all.every((name) => columns.has(name))) return [];
  return all.flatMap((name) => columns.get(name) ?? []);
}

interface Asked {
  report: ReportDefinition;
  answer: ReportAnswer;
  language: string;
  /** Of a chart over days: the days compared with, and their rows by currency. */
  earlier: { days: Period; rows: ReadonlyMap<string, readonly Row[]> } | undefined;
}

/** A report's charts as its screen draws them, one for each currency; none where there is nothing to be seen. */
export function chartsOf(asked: Asked): PdfChart[] {
  const { report, answer } = asked;
  const { chart } = report;
  if (!chart || chartFields(report, answer.columns).length === 0) return [];
  return answer.tables.flatMap((table): PdfChart[] => {
    const drawn = new Drawn(asked, table);
    const rows = inOrder(report, table.list);
    const made =
      chart.type === 'heatmap' ? grid(drawn, chart, rows) : chart.type === 'scatter' ? dots(drawn, chart, rows) : marks(drawn, chart, rows);
    if (!made) return [];
    return [answer.tables.length > 1 ? { ...made, title: `${made.title} · ${table.currency}` } : made];
  });
}

/** The words of one chart. */
class Drawn {
  readonly #table: Table;
  readonly asked: Asked;

  constructor(asked: Asked, table: Table) {
    this.asked = asked;
    this.#table = table;
  }

  get currency(): string {
    return this.#table.currency;
  }

  field(name: string): FieldModel | undefined {
    return this.asked.answer.columns.get(name);
  }

  label(field: FieldModel): string {
    return textOf(field, 'label', this.asked.language);
  }

  figure(field: FieldModel, value: unknown): string {
    return shownText(value, inCurrency(field), this.#table.context, this.#record);
  }

  short(field: FieldModel, value: number): string {
    return shortFigure(value, inCurrency(field), this.#table.context, this.#record);
  }

  /** What a value of a column is called. */
  name(column: string, value: unknown): string {
    const definition = this.asked.report.columns[column];
    const field = definition && fieldModel(column, definition);
    if (!field || value === null || value === undefined || value === '')
      return namelessOf(field, this.asked.language) ?? documentTexts('exports', this.asked.language).none;
    return kindOf(field).format(value, field, this.#table.context);
  }

  get #record(): Row {
    return { [CURRENCY_KEY]: this.currency };
  }
}

function marks(drawn: Drawn, chart: MarkChart, all: readonly Row[]): PdfChart | undefined {
  const { report, answer, language, earlier } = drawn.asked;
  const { request } = answer;
  const compared = earlier?.days ?? answer.compared;
  const period: Period = { from: request.dateFrom, to: request.dateTo };
  const before = earlier && { rows: inOrder(report, earlier.rows.get(drawn.currency) ?? []), period: earlier.days };
  const today = todayOf(answer.establishments, answer.asOf);
  const days = isOverDays(report) ? { period, today, ...(before && { before }) } : undefined;
  const rows = chart.type === 'bar' ? all.slice(0, chart.top ?? MAX_BARS) : all;
  const data = chartData(chart, [...answer.columns.values()], rows, days);
  const [first] = data.series;
  if (!first || data.series.every(({ values, before: was = [] }) => [...values, ...was].every((value) => value === 0))) return undefined;
  const title = data.series.map(({ field }) => drawn.label(field)).join(' · ');
  const isCompared = data.series.some((series) => series.before);
  const comparedText =
    compared && isCompared ? `${documentTexts('exports', language).compared_with}: ${periodText(compared, language)}` : undefined;
  const caption = { title, ...(comparedText && { compared: comparedText }) };
  if (chart.type === 'line') return data.categories.length > 1 ? lines(drawn, chart, data, caption) : undefined;
  return (chart.type === 'pie' ? ring(drawn, chart, data, caption) : undefined) ?? bars(drawn, chart, data, caption);
}

type Caption = { title: string; compared?: string };

function seriesOf(drawn: Drawn, { series }: ChartData) {
  return series.map(({ field, values, gaps, before }) => ({
    label: drawn.label(field),
    values,
    ...(gaps && { gaps }),
    ...(before && { before }),
  }));
}

function lines(drawn: Drawn, chart: MarkChart, data: ChartData, caption: Caption): PdfChart | undefined {
  const [first] = data.series;
  if (!first) return undefined;
  const isDay = drawn.asked.report.columns[chart.category]?.kind === 'date';
  const day = dateFormat(drawn.asked.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const names = data.categories.map((one) =>
    isDay && typeof one === 'string' ? day.format(Date.parse(one)) : drawn.name(chart.category, one),
  );
  return { kind: 'lines', ...caption, names, series: seriesOf(drawn, data), tick: (value) => drawn.short(first.field, value) };
}

function bars(drawn: Drawn, chart: MarkChart, data: ChartData, caption: Caption): PdfChart {
  return {
    kind: 'bars',
    ...caption,
    names: data.categories.map((one) => drawn.name(chart.category, one)),
    figures: data.categories.map((_, index) => data.series.map(({ field, values }) => drawn.figure(field, values[index])).join(' · ')),
    series: seriesOf(drawn, data),
  };
}

/** Undefined for what is no whole. */
function ring(drawn: Drawn, chart: MarkChart, { categories, series: [series] }: ChartData, caption: Caption): PdfChart | undefined {
  const shares = series && sharesOf(series.values, MAX_PARTS);
  if (!series || !shares) return undefined;
  const { language } = drawn.asked;
  const texts = documentTexts('exports', language);
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    kind: 'ring',
    ...caption,
    title: drawn.label(series.field),
    parts: shares.map(({ index, value, share }) => ({
      name: index === null ? texts.others : drawn.name(chart.category, categories[index]),
      figure: drawn.figure(series.field, value),
      percent: percent.format(share),
      share,
      // An amount stands from left to right in every language.
      ...(caption.compared &&
        index !== null && {
          before: `${texts.before}: \u2066${drawn.figure(series.field, series.before?.[index] ?? 0)}\u2069`,
        }),
    })),
  };
}

/** From here on the largest figures say enough without what stands behind the point. */
const WHOLE_FROM = 10;

function grid(drawn: Drawn, chart: Heatmap, rows: readonly Row[]): PdfChart | undefined {
  const { report, language } = drawn.asked;
  const value = drawn.field(chart.values[0]);
  const category = report.columns[chart.category];
  if (!value || category?.kind !== 'enum') return undefined;
  const found = new Map(rows.map((row) => [`${row[chart.category]} ${row[chart.across]}`, numberIn(row[chart.values[0]]) ?? 0]));
  const most = Math.max(0, ...found.values());
  if (!most) return undefined;
  const hour = dateFormat(language, { hour: 'numeric', timeZone: 'UTC' });
  const categories = keysOf(category.values);
  const across = clockAxis(rows.flatMap((row) => textIn(row[chart.across]) ?? []));
  return {
    kind: 'grid',
    title: drawn.label(value),
    rows: categories.map((one) => weekdayText(one, language) ?? drawn.name(chart.category, one)),
    columns: across.map((one) => hour.format(Date.parse(`1970-01-01T${one}:00Z`))),
    cells: categories.map((one) =>
      across.map((other) => {
        const figure = found.get(`${one} ${other}`);
        if (figure === undefined) return { text: '', strength: 0 };
        return { text: drawn.short(value, most >= WHOLE_FROM ? Math.round(figure) : figure), strength: figure / most };
      }),
    ),
  };
}

function dots(drawn: Drawn, chart: Scatter, rows: readonly Row[]): PdfChart | undefined {
  const { report, language } = drawn.asked;
  const [across, up] = chart.values.map((name) => drawn.field(name));
  const group = report.columns[chart.group];
  const data = scatterData(chart, rows);
  if (!across || !up || group?.kind !== 'enum' || data.dots.length < 2) return undefined;
  const groups = keysOf(group.values).filter((key) => data.dots.some((dot) => dot.group === key));
  return {
    kind: 'dots',
    title: `${drawn.label(up)} · ${drawn.label(across)}`,
    dots: data.dots.map((dot) => ({ ...dot, name: drawn.name(chart.category, dot.name), group: groups.indexOf(dot.group) })),
    ...(data.middle && { middle: data.middle }),
    groups: groups.map((key) => `${enumLabel(group, key, language)} · ${data.dots.filter((dot) => dot.group === key).length}`),
    across: { label: drawn.label(across), tick: (value) => drawn.short(across, value) },
    up: { label: drawn.label(up), tick: (value) => drawn.short(up, value) },
  };
}

/** Rows in the chart's order, whatever the table is sorted by. */
function inOrder({ chart, sort, columns }: ReportDefinition, rows: readonly Row[]): readonly Row[] {
  const by = chart?.type === 'line' ? { field: chart.category, order: 'asc' as const } : sort;
  const definition = by && columns[by.field];
  if (!definition) return rows;
  const field = fieldModel(by.field, definition);
  const { compare } = kindOf(field);
  const sign = by.order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a[by.field], b[by.field], field));
}
