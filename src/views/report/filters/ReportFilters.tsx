import { MenuItem, Skeleton, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { hasEstablishmentsBeside, PAY_PRESETS, type ReportDefinition } from '#/model/language/reports.ts';
import { isOverDays } from '#/model/reports/chartData.ts';
import { DATE_PRESETS } from '#/model/reports/presets.ts';
import { sectionsOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { ColumnChooser } from '#/src/views/list/ColumnChooser.tsx';
import type { Columns } from '#/src/views/list/useColumns.ts';
import { HoursChoice } from '#/src/widgets/question/HoursChoice.tsx';
import { ShowChoice } from '#/src/widgets/question/ShowChoice.tsx';
import { CompareChoice, SideBySideSwitch } from './CompareChoice.tsx';
import { periodKey } from './choiceKeys.ts';
import { DayFields } from './DayFields.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import { OwnFilters } from './OwnFilters.tsx';
import { PayPeriodsDiffer } from './PayPeriodsDiffer.tsx';
import type { AskedReport } from './useReportQuestion.ts';

const EstablishmentsChoice = lazy(() => import('./EstablishmentsChoice.tsx'));

interface ReportFiltersProps {
  report: ReportDefinition;
  asked: AskedReport;
  columns: Columns;
}

/** Period, hours, establishments, what to compare with, and what else the definition lets a report be asked. */
export function ReportFilters({ report, asked, columns }: ReportFiltersProps) {
  const labelOf = useLabelOf();
  const { permissions, establishments } = useSession();
  const all = [report, ...sectionsOf(model.reports, report, (name) => permissions.has(name))];
  const hasCompared = all.some(({ compare }) => compare !== false);
  return (
    <>
      <FoldedFilters report={report} asked={asked}>
        {all.some(({ period }) => period !== false) && (
          <>
            <PeriodChoice asked={asked} offered={all} />
            <HoursChoice asked={asked} />
          </>
        )}
        {establishments.length > 1 && (
          <Suspense fallback={<Skeleton variant="rounded" width={200} height={40} />}>
            <EstablishmentsChoice asked={asked} />
          </Suspense>
        )}
        {(hasCompared || all.some(isOverDays)) && <CompareChoice asked={asked} />}
        {all.some(hasEstablishmentsBeside) && <SideBySideSwitch asked={asked} />}
        <OwnFilters report={report} asked={asked} />
        <span className="end">
          {all.some(({ chart }) => chart) && <ShowChoice asked={asked} />}
          {report.answer !== 'figures' && <ColumnChooser columns={columns} title={report.title} label={labelOf} />}
        </span>
      </FoldedFilters>
      <PayPeriodsDiffer asked={asked} />
    </>
  );
}

function PeriodChoice({ asked: { question, ask }, offered }: Pick<ReportFiltersProps, 'asked'> & { offered: readonly ReportDefinition[] }) {
  const translate = useTranslate();
  const isPay = (preset: string) => PAY_PRESETS.some((one) => one === preset);
  const isOffered = (preset: string) =>
    !isPay(preset) || preset === question.preset || offered.some(({ payPresets = {} }) => preset in payPresets);
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('reports_view.period')}
        value={question.preset}
        onChange={({ target: { value } }) =>
          value === 'custom' ? ask({ period: null, from: question.from, to: question.to }) : ask({ period: value, from: null, to: null })
        }
        sx={{ minWidth: 140 }}
      >
        {[...DATE_PRESETS, 'custom'].filter(isOffered).map((preset) => (
          <MenuItem key={preset} value={preset}>
            {translate(periodKey(preset))}
          </MenuItem>
        ))}
      </TextField>
      <DayFields days={question} onChange={({ from, to }) => ask({ period: null, from, to })} />
    </>
  );
}
