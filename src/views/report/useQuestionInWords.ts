import { useTranslate } from 'ra-core';
import { kinds } from '#/resources/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import type { ReportQuestion } from './useReportQuestion.ts';

const MOST_NAMED = 1;

/** Period, hours and establishments of a report in one line. */
export function useQuestionInWords({ preset, from, to, hours, timeFrom, timeTo, establishments }: ReportQuestion): string {
  const translate = useTranslate();
  const context = useKindContext();
  const { establishments: all } = useSession();
  const day = (date: string) => kinds.date.format(date, { kind: 'date' }, context);
  const days = from === to ? day(from) : `${day(from)} – ${day(to)}`;
  const named = establishments.slice(0, MOST_NAMED).map(({ title }) => title);
  const others = establishments.length - named.length;
  const places =
    all.length > 1 && establishments.length === all.length
      ? translate('reports_view.every_establishment')
      : [...named, ...(others ? [translate('reports_view.and_more', { smart_count: others })] : [])].join(' ');
  const parts = [
    preset === 'custom' ? days : `${translate(`reports_view.presets.${preset}`)} (${days})`,
    hours === 'custom' ? `${timeFrom} – ${timeTo}` : translate(`reports_view.hour_presets.${hours}`),
    places,
  ];
  return parts.filter(Boolean).join(' · ');
}
