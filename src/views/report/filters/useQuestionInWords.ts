import { useLocaleState, useTranslate } from 'ra-core';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { periodKey } from './choiceKeys.ts';
import { periodText } from './periodText.ts';
import type { AskedReport } from './useReportQuestion.ts';

const MAX_NAMED = 1;

/** Period, hours and establishments of a report in one line; `period` false: days and hours are nothing that it is asked. */
export function useQuestionInWords(
  { question, establishments }: Pick<AskedReport, 'question' | 'establishments'>,
  { period }: Pick<ReportDefinition, 'period'> = {},
): string {
  const { preset, hours, timeFrom, timeTo } = question;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { establishments: all } = useSession();
  const days = periodText(question, locale);
  const named = establishments.slice(0, MAX_NAMED).map(({ title }) => title);
  const others = establishments.length - named.length;
  const titles =
    all.length > 1 && establishments.length === all.length
      ? translate('reports_view.every_establishment')
      : [...named, ...(others ? [translate('reports_view.and_more', { smart_count: others })] : [])].join(' ');
  const times = [
    preset === 'custom' ? days : `${translate(periodKey(preset))} (${days})`,
    hours === 'custom' ? `${timeFrom} – ${timeTo}` : translate(`reports_view.hour_presets.${hours}`),
  ];
  return [...(period === false ? [] : times), titles].filter(Boolean).join(' · ');
}
