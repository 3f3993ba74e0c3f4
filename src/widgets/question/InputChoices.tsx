import { Chip, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { useOptions } from '#/src/kinds/choice/options.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { Asking } from './asking.ts';

interface InputChoicesProps {
  report: ReportDefinition;
  asked: Pick<Asking, 'question' | 'askOwn'>;
}

/** What a report's definition lets it be asked of its own, and how many rows. */
export function InputChoices({ report, asked }: InputChoicesProps) {
  return (
    <>
      {Object.keys(report.input ?? {}).map((name) => (
        <InputChoice key={name} report={report} name={name} asked={asked} />
      ))}
      {report.top && <TopChoice report={report} asked={asked} />}
    </>
  );
}

function InputChoice({ report, name, asked: { question, askOwn } }: InputChoicesProps & { name: string }) {
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

function TopChoice({ report, asked: { question, askOwn } }: InputChoicesProps) {
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
