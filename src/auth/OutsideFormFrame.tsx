import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';

interface OutsideFormFrameProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onFocus?: () => void;
  /** What is wrong with the whole. */
  refusal?: ReactNode;
  /** What went well before. */
  notice?: ReactNode;
  /** The word on the button, and while it is at work. */
  action: string;
  isSubmitting: boolean;
  children: ReactNode;
}

/** The form of a page outside: its refusal, its fields, its one button. */
export function OutsideFormFrame({ onSubmit, onFocus, refusal, notice, action, isSubmitting, children }: OutsideFormFrameProps) {
  return (
    <Form noValidate onSubmit={onSubmit} onFocus={onFocus}>
      {notice && !refusal && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {refusal && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      {children}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
        {action}
      </Button>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '.refusal, .notice': { ...theme.typography.body2, margin: 0, padding: '10px 14px', borderRadius: 8 },
  '.refusal': { color: theme.vars.palette.error.main, backgroundColor: theme.vars.palette.error.soft },
  '.notice': { color: theme.vars.palette.success.main, backgroundColor: theme.vars.palette.success.soft },
  '.pair': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
  'button[type=submit]': { marginTop: 4 },
  [theme.breakpoints.down('sm')]: { '.pair': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 } },
}));
