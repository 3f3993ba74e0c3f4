import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PAY_PRESETS } from '#/model/language/reports.ts';
import { haveDifferentPeriods } from '#/model/reports/payPeriods.ts';
import { businessToday } from '#/model/reports/periods.ts';
import { oneOf } from '#/model/values/shapes.ts';
import { clockOf } from '#/src/foundation/session/clockOf.ts';
import type { AskedReport } from './useReportQuestion.ts';

/** Whose days these are where the establishments that are asked for pay by different periods. */
export function PayPeriodsDiffer({ asked: { question, establishments } }: { asked: AskedReport }) {
  const translate = useTranslate();
  const preset = oneOf(PAY_PRESETS, question.preset);
  const clock = clockOf(establishments);
  if (!preset || !haveDifferentPeriods(preset, businessToday(clock), clock.payPeriods ?? [])) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
      {translate('reports_view.pay_periods_differ')}
    </Typography>
  );
}
