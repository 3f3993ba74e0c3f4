import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldBox } from './Field.tsx';

interface SelectFieldProps {
  /** Its name in the form, and the id of its input. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Chosen at first, where the form keeps the choice; with `onChange` what is chosen. */
  value?: string;
  onChange?: (value: string) => void;
  error?: string;
  autoComplete?: string;
}

/** A labelled choice with its error below: the browser's own, which a phone shows as it shows all others. */
export function SelectField({ name, label, options, value, onChange, error, autoComplete }: SelectFieldProps) {
  return (
    <FieldBox>
      <label htmlFor={name}>{label}</label>
      <NativeSelect
        fullWidth
        name={name}
        error={Boolean(error)}
        {...(onChange ? { value, onChange: ({ target }) => onChange(target.value) } : { defaultValue: value })}
        input={<OutlinedInput notched={false} />}
        inputProps={{ id: name, autoComplete, 'aria-describedby': error ? `${name}-error` : undefined }}
      >
        <option value="" />
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error && (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </FieldBox>
  );
}
