import { Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { isolated } from '#/i18n/isolated.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kinds } from '#/model/kinds/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Period } from '#/model/reports/periods.ts';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { ColumnFigure } from '#/src/views/parts/ColumnFigure.tsx';
import { Figure } from '#/src/views/report/Figure.tsx';
import { periodText } from '#/src/views/report/filters/periodText.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import { partsOf, type ReportPart } from '#/src/views/report/reportAnswer.ts';
import { ordersAddress } from '#/src/views/report/tables/ordersAddress.ts';
import { useFigureText } from '#/src/views/report/useFigureText.ts';
import { Panel } from './Panel.tsx';
import { onDays } from './question.ts';
import { useFigures } from './reading.ts';
import { everyStep, type SalesStep, type StepKind } from './steps.ts';

interface SalesChartProps {
  report: ReportDefinition;
  asked: AskedReport;
  by: StepKind;
  /** The days compared with. */
  against: Period;
}

const names: Record<Exclude<StepKind, 'hour'>, { full: Intl.DateTimeFormatOptions; short: Intl.DateTimeFormatOptions }> = {
  day: { full: { weekday: 'long', day: 'numeric', month: 'short' }, short: { weekday: 'short', day: 'numeric' } },
  month: { full: { month: 'long', year: 'numeric' }, short: { month: 'short' } },
};

/** Net sales by hour, day or month beside those of other days: a chart for each currency, and a table. */
export function SalesChart({ report, asked, by, against }: SalesChartProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useFigures(report, asked);
  const then = useFigures(report, onDays(report, asked, against));
  const parts = partsOf(now.data);
  const query = {
    data: then.data && now.data,
    error: now.error ?? then.error,
    isPending: now.isPending || then.isPending,
    refetch: () => Promise.all([now, then].map((one) => one.refetch())),
  };
  return (
    <Panel title={translate(`reports.${report.name}.name`)} lead={periodText(asked.question, locale)} query={query} height={250}>
      {() =>
        parts.every(({ list }) => !list?.length) ? (
          <Typography variant="body2">{translate('dashboard.nothing_sold')}</Typography>
        ) : (
          parts.map((part) => {
            const before = partsOf(then.data).find(({ currency }) => currency === part.currency);
            return <Chart key={part.currency} report={report} asked={asked} by={by} against={against} part={part} before={before} />;
          })
        )
      }
    </Panel>
  );
}

function Chart({ report, asked, by, against, part, before }: SalesChartProps & { part: ReportPart; before: ReportPart | undefined }) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const [locale] = useLocaleState();
  const context = useKindContext();
  const { currency } = part;
  const figures = useFigureText(currency);
  const field = (name: string) => fieldModel(name, report.columns[name] ?? { kind: 'decimal' });
  const net = field('net_sales');
  const stepsOf = (of: ReportPart | undefined) => (of?.list ?? []) as unknown as readonly SalesStep[];
  const steps = everyStep(
    by,
    { steps: stepsOf(part), period: asked.question },
    { steps: stepsOf(before), period: against },
    asked.establishments[0]?.business_day_starts_at ?? '00:00',
  );
  const best = steps.reduce<SalesStep | undefined>((most, step) => (most && most.net_sales >= step.net_sales ? most : step), undefined);
  const nameOf = ({ from }: SalesStep, length: 'full' | 'short') =>
    by === 'hour'
      ? kinds.time.format(from, { kind: 'time' }, context)
      : dateFormat(locale, { ...names[by][length], timeZone: 'UTC' }).format(Date.parse(from));
  const pathOf = (step: SalesStep) =>
    report.drill && step.transactions
      ? ordersAddress(report, asked.parts, { column: 'net_sales', row: { from: step.from }, currency })
      : undefined;
  const inSentence = (value: unknown) => isolated(figures.text(net, value), locale);
  const total = inSentence(part.totals?.net_sales);
  // Where nothing was sold no hour is the busiest; there may be refunds all the same.
  const caption =
    best && best.net_sales > 0
      ? translate('dashboard.sales_said', { total, name: nameOf(best, 'full'), most: inSentence(best.net_sales) })
      : part.list?.length
        ? `${labelOf(net)} ${total}`
        : translate('dashboard.nothing_sold');
  return (
    <ColumnFigure
      caption={caption}
      compared={periodText(against, locale)}
      heads={[labelOf(field('from')), labelOf(net), labelOf(field('transactions'))]}
      columns={steps.map((step) => ({
        key: step.from,
        name: nameOf(step, 'full'),
        short: nameOf(step, 'short'),
        value: step.net_sales,
        text: figures.text(net, step.net_sales),
        before: { value: step.before ?? 0, text: figures.text(net, step.before ?? 0) },
        label: step.net_sales ? figures.short(net, step.net_sales) : '',
        cell: <Figure field={net} value={step.net_sales} currency={currency} path={pathOf(step)} />,
        beside: [numberFormat(locale, {}).format(step.transactions)],
      }))}
    />
  );
}
