import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number within limits; what is no such number stands there until it is left, and changes nothing. */
export function NumberField({ label, value, min, max, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const enter = (text: string) => {
    setTyped(text);
    const entered = Number(text);
    if (text.trim() !== '' && Number.isInteger(entered) && entered >= min && entered <= max) onChange(entered);
  };
  return (
    <TextField
      size="small"
      type="number"
      label={label}
      value={typed}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => enter(target.value)}
      onBlur={() => setTyped(String(value))}
      slotProps={{ htmlInput: { min, max, step: 1, dir: 'ltr' } }}
    />
  );
}
