import { FormControl, FormControlLabel, FormHelperText, FormLabel, InputLabel, MenuItem, Radio, RadioGroup, Select } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { BulkPreview, BulkReading } from '#/dataProvider/bulkTypes.ts';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import type { ReadingQuestions } from './reading.ts';

interface FileReadingProps {
  preview: BulkPreview;
  questions: ReadingQuestions;
  /** @param isOther whether another table is read, whose columns are others */
  onChange: (change: BulkReading, isOther: boolean) => void;
}

/** Which table of the file is read, and what it leaves open of how it is written. */
export function FileReading({ preview: { reading, head }, questions: { dates, decimals }, onChange }: FileReadingProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const day = (text: string) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(text));
  const number = (text: string) => numberFormat(locale, { maximumFractionDigits: 12, useGrouping: false }).format(Number(text));
  const whole = (text: string) => translate('bulk.whole_number', { number: number(text) });
  const fraction = (text: string) => {
    const low = Math.floor(Number(text));
    return translate('bulk.fraction', { number: number(text), low: number(String(low)), high: number(String(low + 1)) });
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' }}>
      {reading.sheets.length > 1 && (
        <Choice
          label={translate('bulk.sheet')}
          value={reading.sheet ?? ''}
          onChange={(sheet) => onChange({ sheet, header_row: undefined }, true)}
        >
          {reading.sheets.map((sheet) => (
            <MenuItem key={sheet} value={sheet} dir="auto">
              {sheet}
            </MenuItem>
          ))}
        </Choice>
      )}
      <Choice
        label={translate('bulk.header_row')}
        value={String(reading.header_row)}
        onChange={(row) => onChange({ header_row: Number(row) }, true)}
      >
        {head.map(({ row, cells }) => (
          <MenuItem key={row} value={String(row)} dir="auto">
            {translate('bulk.header_row_of', { number: row, cells: cells.filter(Boolean).join(' · ') })}
          </MenuItem>
        ))}
      </Choice>
      {dates && (
        <Question
          label={translate('bulk.date_question', { text: dates.example.text })}
          value={dates.answer}
          options={[
            { value: 'dmy' as const, label: day(dates.example.dmy) },
            { value: 'mdy' as const, label: day(dates.example.mdy) },
          ]}
          onChange={(answer) => onChange({ dates: answer }, false)}
        />
      )}
      {decimals && (
        <Question
          label={translate('bulk.number_question', { text: decimals.example.text })}
          value={decimals.answer}
          options={DECIMAL_SIGNS.map((sign) => ({
            value: sign,
            label: decimals.example.text.includes(sign) ? fraction(decimals.example.as_fraction) : whole(decimals.example.as_thousands),
          }))}
          onChange={(answer) => onChange({ decimals: answer }, false)}
        />
      )}
    </div>
  );
}

const DECIMAL_SIGNS = ['.', ','] as const;

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl size="small" sx={{ minWidth: 200, maxWidth: 420 }}>
      <InputLabel id={id}>{label}</InputLabel>
      <Select labelId={id} label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Select>
    </FormControl>
  );
}

interface QuestionProps<V extends string> {
  label: string;
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** Two ways in which one cell of the file can be read. */
function Question<V extends string>({ label, value, options, onChange }: QuestionProps<V>) {
  const id = useId();
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value ?? ''}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio size="small" onChange={() => onChange(option.value)} />}
            label={option.label}
          />
        ))}
      </RadioGroup>
      {value === undefined && <FormHelperText error>{translate('bulk.answer_first')}</FormHelperText>}
    </FormControl>
  );
}
