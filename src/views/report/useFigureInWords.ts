import { useLocaleState, useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useQuestionInWords } from './filters/useQuestionInWords.ts';
import type { AskedReport } from './filters/useReportQuestion.ts';
import type { NamedFigure } from './tables/ordersAddress.ts';
import type { OrdersAnswer } from './tables/useOrders.ts';
import { useFigureText } from './useFigureText.ts';
import { useNameless } from './useNameless.ts';

/** A figure in words: "Net sales · Latte", and "Last 7 days (1–7 Nov) · All Hours · Harbour: 38 orders, £123.45". */
export function useFigureInWords(
  report: ReportDefinition,
  asked: AskedReport,
  { column, row, at }: NamedFigure,
  answer: OrdersAnswer | undefined,
): { title: string; lead: string } {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const [locale] = useLocaleState();
  const nameless = useNameless();
  const context = useKindContext();
  const { text } = useFigureText(answer?.currency);
  const establishments = at === undefined ? asked.establishments : asked.establishments.filter(({ id }) => id === at);
  const days = useQuestionInWords({ question: asked.question, establishments });
  const field = (name: string) => fieldModel(name, report.columns[name] ?? { kind: 'text' });
  const nameOf = (name: string) => {
    const value = row?.[name];
    if (value === null || value === undefined || value === '') return nameless(field(name));
    return kindOf(field(name)).format(value, field(name), context);
  };
  const title = [labelOf(field(column)), ...(row ? [nameOf(report.title)] : [])].join(' · ');
  if (!answer) return { title, lead: days };
  const { total } = answer.pagination_options;
  const count = translate('reports_view.orders', { smart_count: total, count: numberFormat(locale, {}).format(total) });
  return {
    title,
    lead: translate('reports_view.figure_in_words', { days, orders: count, sum: text(field(column), answer.totals.amount) }),
  };
}
