import { Icon } from '#/src/foundation/plain/Icon.tsx';
import './outside.css';

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
    <div className="outside-field">
      <label htmlFor={name}>{label}</label>
      <div className={error ? 'plain-input wrong' : 'plain-input'}>
        <select
          id={name}
          name={name}
          autoComplete={autoComplete}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${name}-error` : undefined}
          {...(onChange ? { value, onChange: ({ target }) => onChange(target.value) } : { defaultValue: value })}
        >
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="ArrowDropDown" />
      </div>
      {error && (
        <span className="error" id={`${name}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
