import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  id: string;
  label: string;
  /** What is wrong with it. */
  error?: string;
}

/** A labelled input with its error below, for the pages outside of react-admin. */
export function Field({ id, label, error, inputProps, ...input }: FieldProps) {
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        notched={false}
        error={Boolean(error)}
        slotProps={{ input: { 'aria-describedby': error ? `${id}-error` : undefined, ...inputProps } }}
      />
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  label: { ...theme.typography.body2, display: 'block', fontWeight: 600, marginBottom: 6 },
  '.MuiOutlinedInput-root': { height: 48 },
  '.error': { ...theme.typography.body2, display: 'block', marginTop: 6, color: theme.vars.palette.error.main },
}));
