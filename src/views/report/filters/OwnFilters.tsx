import { useTranslate } from 'ra-core';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { SearchField } from '#/src/views/parts/SearchField.tsx';
import { InputChoices } from '#/src/widgets/question/InputChoices.tsx';
import type { AskedReport } from './useReportQuestion.ts';

interface OwnFiltersProps {
  report: ReportDefinition;
  asked: AskedReport;
}

/** What else than period, hours and establishments a report can be asked: its definition's input, how many rows, and a search. */
export function OwnFilters({ report, asked }: OwnFiltersProps) {
  const translate = useTranslate();
  return (
    <>
      <InputChoices report={report} asked={asked} />
      {report.search && (
        <SearchField
          label={translate('reports_view.search')}
          asked={asked.question.search}
          ask={(search) => asked.askOwn({ q: search || null })}
          width={200}
        />
      )}
    </>
  );
}
