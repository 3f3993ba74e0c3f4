import { Chip, MenuItem, OutlinedInput, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { useOptions } from '#/src/kinds/choice/options.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTypedSearch } from '#/src/views/parts/useTypedSearch.ts';
import type { AskedReport } from './useReportQuestion.ts';

interface OwnFiltersProps {
  report: ReportDefinition;
  asked: AskedReport;
}

/** What else than period, hours and establishments a report can be asked: its definition's input, how many rows, and a search. */
export function OwnFilters({ report, asked }: OwnFiltersProps) {
  return (
    <>
      {Object.keys(report.input ?? {}).map((name) => (
        <InputChoice key={name} report={report} name={name} asked={asked} />
      ))}
      {report.top && <TopChoice report={report} asked={asked} />}
      {report.search && <SearchBox asked={asked} />}
    </>
  );
}

function InputChoice({ report, name, asked: { question, askOwn } }: OwnFiltersProps & { name: string }) {
  const labelOf = useLabelOf();
  const field = fieldModel(name, report.input?.[name] ?? { kind: 'text' });
  const options = useOptions(field);
  const said = question.input[name];
  // What another report asked this one for is not typed: it is there, and can be taken away.
  if (field.kind === 'text') return said ? <Chip label={`${labelOf(field)}: ${said}`} onDelete={() => askOwn({ [name]: null })} /> : null;
  return (
    <TextField
      select
      size="small"
      label={labelOf(field)}
      value={said ?? ''}
      onChange={(event) => askOwn({ [name]: event.target.value })}
      sx={{ minWidth: 150 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function TopChoice({ report, asked: { question, askOwn } }: OwnFiltersProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('reports_view.top')}
      value={question.top ?? ''}
      onChange={(event) => askOwn({ top: String(event.target.value) })}
      sx={{ minWidth: 110 }}
    >
      {report.top?.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
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
