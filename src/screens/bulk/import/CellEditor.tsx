import { Button, MenuItem, OutlinedInput, Select } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { describedBy, FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import type { Changed, EditedColumn } from './corrections.ts';

interface CellEditorProps {
  column: EditedColumn;
  /** What it said when it was checked. */
  text: string;
  /** What it says now, where that is something else. */
  changed?: Changed;
  /** What was wrong with the text. */
  error?: string;
  /** What it was probably meant to say. */
  meant?: string;
  onChange: (changed: Changed) => void;
}

/**
 * One value of a file, as a text or as one of the field's own values, changed in its row or wherever it is the same. What was wrong
 * stays to be read until it is checked again.
 */
export function CellEditor({ column: { header, label = header, target }, text, changed, error, meant, onChange }: CellEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const isChanged = changed !== undefined;
  const { value, isEverywhere } = changed ?? { value: text, isEverywhere: false };
  const enter = (next: string) => onChange({ value: next, isEverywhere });
  const help = isChanged ? translate(isEverywhere ? 'bulk.changed_everywhere' : 'bulk.changed', { value: text }) : undefined;
  const described = (error && !isChanged) || help ? describedBy(id) : undefined;
  const attributes = { id, 'aria-describedby': described, 'aria-invalid': Boolean(error) && !isChanged };
  return (
    <FieldFrame id={id} label={label} required={target?.required ?? false} error={isChanged ? undefined : error} help={help}>
      {target?.options?.length ? (
        <Select
          size="small"
          displayEmpty
          value={value}
          onChange={(event) => enter(event.target.value)}
          inputProps={{ ...attributes, 'aria-label': label }}
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
          onChange={(event) => enter(event.target.value)}
          slotProps={{ input: { ...attributes, dir: 'auto' } }}
        />
      )}
      {!isChanged && meant !== undefined && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => onChange({ value: meant, isEverywhere: true })}>
          {translate('bulk.use_suggestion', { meant, said: text })}
        </Button>
      )}
      {isChanged && text.trim() && (
        <Button size="small" color="inherit" sx={{ justifySelf: 'start' }} onClick={() => onChange({ value, isEverywhere: !isEverywhere })}>
          {translate(isEverywhere ? 'bulk.change_here' : 'bulk.change_everywhere', { value: text })}
        </Button>
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
