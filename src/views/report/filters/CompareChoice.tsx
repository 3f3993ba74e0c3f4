import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { COMPARISONS } from '#/model/language/reports.ts';
import { comparedDays } from '#/model/reports/chartData.ts';
import { SideBySideChoice } from '#/src/widgets/question/SideBySideChoice.tsx';
import { comparisonKey } from './choiceKeys.ts';
import { DayFields } from './DayFields.tsx';
import type { AskedReport } from './useReportQuestion.ts';

/** What the figures are compared with: nothing, the days before, the same weekdays of last year, or chosen days. */
export function CompareChoice({ asked: { question, ask } }: { asked: AskedReport }) {
  const translate = useTranslate();
  const chosen = (value: string) => {
    if (value !== 'custom') return ask({ compare: value === 'none' ? null : value, compare_from: null, compare_to: null });
    const days = comparedDays({ ...question, compare: question.compare ?? 'previous_period' }) ?? question;
    ask({ compare: null, compare_from: days.from, compare_to: days.to });
  };
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('reports_view.compare')}
        value={question.compare ?? 'none'}
        onChange={({ target: { value } }) => chosen(value)}
        sx={{ minWidth: 140 }}
      >
        {['none', ...COMPARISONS, 'custom'].map((one) => (
          <MenuItem key={one} value={one}>
            {translate(comparisonKey(one))}
          </MenuItem>
        ))}
      </TextField>
      {question.comparedWith && (
        <DayFields
          days={question.comparedWith}
          of={translate('reports_view.compare')}
          onChange={({ from, to }) => ask({ compare: null, compare_from: from, compare_to: to })}
        />
      )}
    </>
  );
}

/** Whether the establishments chosen stand side by side; only where there are several. */
export function SideBySideSwitch({ asked: { question, establishments, ask } }: { asked: AskedReport }) {
  if (establishments.length < 2) return null;
  return <SideBySideChoice asked={{ question, ask }} />;
}
