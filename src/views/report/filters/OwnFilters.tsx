import { OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { useTypedSearch } from '#/src/views/parts/useTypedSearch.ts';
import { InputChoices } from '#/src/widgets/question/InputChoices.tsx';
import type { AskedReport } from './useReportQuestion.ts';

interface OwnFiltersProps {
  report: ReportDefinition;
  asked: AskedReport;
}

/** What else than period, hours and establishments a report can be asked: its definition's input, how many rows, and a search. */
export function OwnFilters({ report, asked }: OwnFiltersProps) {
  return (
    <>
      <InputChoices report={report} asked={asked} />
      {report.search && <SearchBox asked={asked} />}
    </>
  );
}

function SearchBox({ asked: { question, askOwn } }: Pick<OwnFiltersProps, 'asked'>) {
  const translate = useTranslate();
  const [typed, setTyped] = useTypedSearch(question.search, (search) => askOwn({ q: search || null }));
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      placeholder={translate('reports_view.search')}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ input: { 'aria-label': translate('reports_view.search'), dir: 'auto', maxLength: 200 } }}
      sx={{ width: 200 }}
    />
  );
}
