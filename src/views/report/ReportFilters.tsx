import { Autocomplete, MenuItem, OutlinedInput, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { useOptions } from '#/src/kinds/choice/options.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { ColumnChooser } from '../list/ColumnChooser.tsx';
import type { Columns } from '../list/useColumns.ts';
import { FoldedFilters } from './FoldedFilters.tsx';
import { DATE_PRESETS, HOUR_PRESETS } from './presets.ts';
import type { AskedReport } from './useReportQuestion.ts';

const TYPING_PAUSE_MS = 300;

/** Period, hours, establishments and what else the definition lets a report be asked. */
export function ReportFilters({ report, asked, columns }: { report: ReportDefinition; asked: AskedReport; columns: Columns }) {
  const labelOf = useLabelOf();
  return (
    <FoldedFilters asked={asked}>
      <PeriodChoice asked={asked} />
      <HoursChoice asked={asked} />
      <EstablishmentsChoice asked={asked} />
      {Object.keys(report.input ?? {}).map((name) => (
        <InputChoice key={name} report={report} name={name} asked={asked} />
      ))}
      {report.search && <SearchBox asked={asked} />}
      <span className="end">
        <ColumnChooser columns={columns} title={report.title} label={labelOf} />
      </span>
    </FoldedFilters>
  );
}

function PeriodChoice({ asked: { question, ask } }: { asked: AskedReport }) {
  const translate = useTranslate();
  const custom = (side: 'from' | 'to', day: string) => {
    const next = { from: question.from, to: question.to, [side]: day };
    if (next.to < next.from) next[side === 'from' ? 'to' : 'from'] = day;
    ask({ period: null, ...next });
  };
  const day = (side: 'from' | 'to') => (
    <TextField
      size="small"
      type="date"
      label={translate(`views.${side}`)}
      value={question[side]}
      onChange={(event) => event.target.value && custom(side, event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 150 }}
    />
  );
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
        sx={{ minWidth: 170 }}
      >
        {[...DATE_PRESETS, 'custom'].map((preset) => (
          <MenuItem key={preset} value={preset}>
            {translate(`reports_view.presets.${preset}`)}
          </MenuItem>
        ))}
      </TextField>
      {day('from')}
      {day('to')}
    </>
  );
}

function HoursChoice({ asked: { question, ask } }: { asked: AskedReport }) {
  const translate = useTranslate();
  const time = (side: 'time_from' | 'time_to', value: string) => (
    <TextField
      size="small"
      type="time"
      label={translate(side === 'time_from' ? 'views.from' : 'views.to')}
      value={value === '24:00' ? '23:59' : value}
      onChange={(event) => event.target.value && ask({ hours: null, time_from: question.timeFrom, time_to: question.timeTo, [side]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 120 }}
    />
  );
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('reports_view.hours')}
        value={question.hours}
        onChange={({ target: { value } }) =>
          value === 'custom'
            ? ask({ hours: null, time_from: question.timeFrom, time_to: question.timeTo === '24:00' ? '23:59' : question.timeTo })
            : ask({ hours: value, time_from: null, time_to: null })
        }
        sx={{ minWidth: 170 }}
      >
        {[...Object.keys(HOUR_PRESETS), 'custom'].map((preset) => (
          <MenuItem key={preset} value={preset}>
            {translate(`reports_view.hour_presets.${preset}`)}
          </MenuItem>
        ))}
      </TextField>
      {question.hours === 'custom' && time('time_from', question.timeFrom)}
      {question.hours === 'custom' && time('time_to', question.timeTo)}
    </>
  );
}

function EstablishmentsChoice({ asked: { question, ask } }: { asked: AskedReport }) {
  const translate = useTranslate();
  const { establishments } = useSession();
  if (establishments.length < 2) return null;
  const set = (ids: readonly number[]) => ask({ establishments: ids.length === establishments.length ? 'all' : ids.join(',') || null });
  return (
    <Autocomplete
      multiple
      size="small"
      limitTags={1}
      disableCloseOnSelect
      options={establishments}
      getOptionLabel={(one) => one.title}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      value={[...question.establishments]}
      onChange={(_, chosen) => set(chosen.map(({ id }) => id))}
      sx={{ minWidth: 240, maxWidth: 420 }}
      renderInput={(input) => <TextField {...input} label={translate('reports_view.establishments')} />}
    />
  );
}

function InputChoice({ report, name, asked: { question, ask } }: { report: ReportDefinition; name: string; asked: AskedReport }) {
  const labelOf = useLabelOf();
  const field = fieldModel(name, report.input?.[name] ?? { kind: 'text' });
  const options = useOptions(field);
  return (
    <TextField
      select
      size="small"
      label={labelOf(field)}
      value={question.input[name] ?? ''}
      onChange={(event) => ask({ [name]: event.target.value })}
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

function SearchBox({ asked: { question, ask } }: { asked: AskedReport }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(question.search);
  useEffect(() => setTyped(question.search), [question.search]);
  useEffect(() => {
    if (typed === question.search) return;
    const timer = setTimeout(() => ask({ q: typed.trim() || null }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, question.search, ask]);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      placeholder={translate('reports_view.search')}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ input: { 'aria-label': translate('reports_view.search'), dir: 'auto' } }}
      sx={{ width: 200 }}
    />
  );
}
