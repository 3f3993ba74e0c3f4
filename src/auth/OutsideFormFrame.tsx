import type { FormEvent, ReactNode } from 'react';
import { Button } from '#/src/foundation/plain/Button.tsx';
import './outside.css';

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
    <form className="outside-form" noValidate onSubmit={onSubmit} onFocus={onFocus}>
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
      <Button type="submit" look="contained" size="large" loading={isSubmitting}>
        {action}
      </Button>
    </form>
  );
}
