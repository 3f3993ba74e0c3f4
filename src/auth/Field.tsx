import type { ComponentProps, ReactNode } from 'react';
import '#/src/foundation/plain/plain.css';
import './outside.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  id: string;
  label: string;
  /** What to know before it is filled in. */
  help?: string;
  /** What is wrong with it. */
  error?: string;
  /** A code of digits, large; or one that was kept. */
  look?: 'code' | 'kept';
  /** A button within it, at its end. */
  endAdornment?: ReactNode;
}

/** A labelled input with its error below, for the pages outside of react-admin. */
export function Field({ id, label, help, error, look, endAdornment, type = 'text', ...input }: FieldProps) {
  return (
    <div className="outside-field">
      <label htmlFor={id}>{label}</label>
      <div className={['plain-input', look, error && 'wrong'].filter(Boolean).join(' ')}>
        <input
          {...input}
          id={id}
          type={type}
          aria-invalid={Boolean(error)}
          aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
        />
        {endAdornment}
      </div>
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
    </div>
  );
}
