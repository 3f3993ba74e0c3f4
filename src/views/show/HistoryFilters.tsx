import { MenuItem, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import type { HistoryPage, HistoryQuestion } from './useHistory.ts';

/** Whose changes, and of which field. */
export function HistoryFilters({ question, people }: { question: HistoryQuestion; people: HistoryPage['people'] }) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const resource = useResourceModel();
  const readable = useReadableFields(resource);
  const fields = Object.values(resource.fields).filter(
    ({ name, kind }) => (readable.has(name) || kind === 'password') && kind !== 'aggregate',
  );
  const known = fields.some(({ name }) => name === question.field) ? question.field : null;
  const choices = [
    { key: 'field', value: known, options: fields.map((field) => ({ value: field.name, label: labelOf(field) })) },
    {
      key: 'person',
      value: question.person && String(question.person),
      options: people.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ];
  return (
    <Bar role="group" aria-label={translate('views.filters')}>
      {choices.map(({ key, value, options }) => (
        <TextField
          key={key}
          select
          size="small"
          label={translate(`show.history_${key}`)}
          value={options.some((one) => one.value === value) ? value : ''}
          onChange={(event) => question.ask({ [key]: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ flex: { xs: '1 1 130px', sm: '0 0 200px' } }}
        >
          <MenuItem value="">{translate(`show.history_every_${key}`)}</MenuItem>
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Bar>
  );
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 16 });
