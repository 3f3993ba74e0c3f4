import { TextField } from '@mui/material';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '../useKindContext.ts';
import { useDateBox } from './useDateBox.tsx';

interface DateFieldProps {
  kind: 'date' | 'time';
  /** What stands over it, and what it is called where that is not enough. */
  label: string;
  name?: string;
  value: unknown;
  /** Told a day or a time as it is stored, null for none. */
  onChange: (value: string | null) => void;
}

/** Asks for a day or a time outside a form; what cannot be read yet changes nothing. */
export function DateField({ kind, label, name = label, value, onChange }: DateFieldProps) {
  const context = useKindContext();
  const take = (read: unknown) => {
    const problem = kind === 'time' ? kinds.time.validate(read, { kind }, context) : kinds.date.validate(read, { kind }, context);
    if (read === null || problem === null) onChange(read === null ? null : String(read));
  };
  const { endAdornment, ...box } = useDateBox({ kind, label: name, value, onChange: take });
  return (
    <TextField
      {...box}
      size="small"
      label={label}
      sx={{ flex: 1, minWidth: 0 }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': name }, input: { endAdornment } }}
    />
  );
}
