import { useState } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Icon } from '#/src/foundation/plain/Icon.tsx';
import { IconButton } from '#/src/foundation/plain/IconButton.tsx';
import { Field } from './Field.tsx';
import { passwordHint } from './passwordRule.ts';

interface PasswordFieldProps {
  name: string;
  label: string;
  error?: string;
  /** A new one: the rule stands below and follows what is typed. */
  isNew?: boolean;
  autoFocus?: boolean;
}

/** A password that can be looked at. */
export function PasswordField({ name, label, error, isNew = false, autoFocus }: PasswordFieldProps) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Field
      id={name}
      name={name}
      type={isShown ? 'text' : 'password'}
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      error={error}
      help={isNew ? passwordHint(typed, t) : undefined}
      onChange={isNew ? (event) => setTyped(event.target.value) : undefined}
      dir="ltr"
      endAdornment={
        <IconButton atEnd aria-label={t(isShown ? 'auth.hide_password' : 'auth.show_password')} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'VisibilityOff' : 'Visibility'} />
        </IconButton>
      }
    />
  );
}
