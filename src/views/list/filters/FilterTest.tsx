import { Box, MenuItem, OutlinedInput, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FILTER_PERIODS } from '#/model/filters/relativeDays.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { textIn } from '#/model/values/shapes.ts';
import { filterOf } from '#/src/kinds/filters.ts';
import { enteredBy, enteredValue, isFreeText, type Operator, operatorOf, operatorsOf, testOf, valueFor } from './operators.ts';

interface FilterTestProps {
  field: FieldModel;
  label: string;
  test: unknown;
  /** Undefined: nothing is said yet. */
  onChange: (test: unknown) => void;
}

/** How a field is tested, and by what. */
export function FilterTest({ field, label, test, onChange }: FilterTestProps) {
  const translate = useTranslate();
  const [operator, setOperator] = useState(() => operatorOf(field, test));
  const [value, setValue] = useState(() => enteredValue(test, operator));
  const words = isFreeText(field) ? 'text' : 'any';
  const enter = (next: unknown) => {
    setValue(next);
    onChange(testOf(operator, next));
  };
  const choose = (next: Operator) => {
    const kept = valueFor(next, operator, value);
    setOperator(next);
    setValue(kept);
    onChange(testOf(next, kept));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, alignContent: 'start' }}>
      <TextField
        select
        size="small"
        value={operator}
        onChange={(event) => choose(event.target.value as Operator)}
        slotProps={{ htmlInput: { 'aria-label': translate('filter_builder.how', { name: label }) } }}
      >
        {operatorsOf(field).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`filter_builder.${words}.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Entered field={field} label={label} operator={operator} value={value} onChange={enter} />
    </Box>
  );
}

interface EnteredProps {
  field: FieldModel;
  label: string;
  operator: Operator;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Entered({ field, label, operator, value, onChange }: EnteredProps) {
  const translate = useTranslate();
  const Part = filterOf(field);
  switch (enteredBy(operator)) {
    case 'kind':
      return Part ? <Part field={field} label={label} value={value} onChange={onChange} /> : null;
    case 'text':
      return (
        <OutlinedInput
          size="small"
          autoFocus
          value={textIn(value) ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          slotProps={{ input: { 'aria-label': `${label}: ${translate('filter_builder.text.exactly')}`, dir: 'auto' } }}
        />
      );
    case 'period':
      return <PeriodChoice label={label} value={value} onChange={onChange} />;
    case 'days':
      return (
        <TextField
          type="number"
          size="small"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          slotProps={{
            htmlInput: { min: operator === 'last_days' ? 1 : 0, step: 1, 'aria-label': `${label}: ${translate('filter_builder.days')}` },
            input: { endAdornment: translate('filter_builder.days') },
          }}
        />
      );
    default:
      return null;
  }
}

/** A period of the calendar. */
function PeriodChoice({ label, value, onChange }: Pick<EnteredProps, 'label' | 'value' | 'onChange'>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      value={textIn(value) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': `${label}: ${translate('filter_builder.any.within')}` } }}
    >
      {FILTER_PERIODS.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`filters.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
