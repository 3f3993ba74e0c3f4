import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  id: string;
  label: string;
  /** What to know before it is filled in. */
  help?: string;
  /** What is wrong with it. */
  error?: string;
}

/** A labelled input with its error below, for the pages outside of react-admin. */
export function Field({ id, label, help, error, inputProps, ...input }: FieldProps) {
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        notched={false}
        error={Boolean(error)}
        slotProps={{
          input: {
            'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
            ...inputProps,
          },
        }}
      />
      {help && !(error && error === help) && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </FieldBox>
  );
}

/** A label, its input and what is said below. */
export const FieldBox = styled('div')(({ theme }) => ({
  label: { ...theme.typography.body2, display: 'block', fontWeight: 600, marginBottom: 6 },
  '.MuiOutlinedInput-root': { height: 48 },
  '.code input': { textAlign: 'center', fontSize: '1.5rem', fontWeight: 600, letterSpacing: '0.4em', fontVariantNumeric: 'tabular-nums' },
  // Read from the left, it stands where the reading begins: the right-to-left style sheet turns this side round.
  '.kept input': { textAlign: 'left' },
  '.help': { ...theme.typography.body2, display: 'block', marginTop: 6, color: theme.vars.palette.text.secondary },
  '.error': { ...theme.typography.body2, display: 'block', marginTop: 6, color: theme.vars.palette.error.main },
}));
