import { useState } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { codeFrom, codeLength } from './code.ts';
import { Field } from './Field.tsx';

/** Six digits, typed, pasted with whatever stands around them, or filled in by the device that got the email. */
export function CodeField({ error, autoFocus }: { error?: string; autoFocus?: boolean }) {
  const { t } = useLanguage();
  const [code, setCode] = useState('');
  return (
    <Field
      id="code"
      name="code"
      look="code"
      label={t('auth.code')}
      value={code}
      onChange={(event) => setCode(codeFrom(event.target.value))}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      placeholder={'•'.repeat(codeLength)}
      error={error}
      dir="ltr"
      inputMode="numeric"
      spellCheck={false}
    />
  );
}
