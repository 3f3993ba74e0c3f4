import { MenuItem, OutlinedInput, Select } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { describedBy, FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import type { EditedColumn } from './fileTable.ts';

interface CellEditorProps {
  column: EditedColumn;
  value: string;
  /** It is no longer what the file has. */
  isChanged: boolean;
  /** What was wrong with the file's value. */
  error?: string;
  onChange: (value: string) => void;
}

/** One value of a file, as a text or as one of the field's own values. What was wrong stays to be read until it is checked again. */
export function CellEditor({ column: { header, target }, value, isChanged, error, onChange }: CellEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const help = isChanged ? translate('bulk.changed') : undefined;
  const described = (error && !isChanged) || help ? describedBy(id) : undefined;
  const attributes = { id, 'aria-describedby': described, 'aria-invalid': Boolean(error) && !isChanged };
  return (
    <FieldFrame id={id} label={header} required={target?.required ?? false} error={isChanged ? undefined : error} help={help}>
      {target?.options?.length ? (
        <Select
          size="small"
          displayEmpty
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ ...attributes, 'aria-label': header }}
        >
          {optionsOf(target.options, value).map((option) => (
            <MenuItem key={option.value} value={option.value} dir="auto">
              {option.label || translate('views.none')}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <OutlinedInput
          size="small"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ input: { ...attributes, dir: 'auto' } }}
        />
      )}
    </FieldFrame>
  );
}

/** The field's values as the file may say them, by their label; before them what the file says now, and nothing. */
function optionsOf(options: readonly { value: string; label: string }[], value: string): { value: string; label: string }[] {
  const named = options.map(({ label }) => ({ value: label, label }));
  const known = options.find((option) => option.value === value);
  const present = known ? [{ value, label: known.label }] : named.some((one) => one.value === value) ? [] : [{ value, label: value }];
  const others = known ? named.filter(({ label }) => label !== known.label) : named;
  return [...new Map([{ value: '', label: '' }, ...present, ...others].map((one) => [one.value, one])).values()];
}
