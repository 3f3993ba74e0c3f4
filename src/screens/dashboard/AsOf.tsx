import { useTranslate } from 'ra-core';
import { use } from 'react';
import type { Period } from '#/model/reports/periods.ts';
import { dateFormat } from '#/model/values/intl.ts';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { isRunning } from './question.ts';
import { ReadingContext } from './reading.ts';

interface AsOfProps {
  /** What is asked. */
  asked: { question: Period; establishments: readonly Establishment[] };
}

/** Of when the page's figures are, to the second, and how soon newer ones come: the running day's are asked for all the time. */
export function AsOf({ asked: { question, establishments } }: AsOfProps) {
  const translate = useTranslate();
  const { locale, timezone } = useKindContext();
  const reading = use(ReadingContext);
  if (!reading?.asOf) return translate('dashboard.reading');
  const at = dateFormat(locale, { timeStyle: 'medium', timeZone: timezone }).format(Date.parse(reading.asOf));
  if (reading.error) return translate('dashboard.as_of_failed', { at });
  return translate(isRunning(question, establishments) ? 'dashboard.as_of_live' : 'dashboard.as_of', { at });
}
