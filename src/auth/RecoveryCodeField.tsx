import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Field } from './Field.tsx';

/** A code that was kept for when the authenticator app is lost: four groups of four. */
export function RecoveryCodeField({ error }: { error?: string }) {
  const { t } = useLanguage();
  return (
    <Field
      id="recovery_code"
      name="recovery_code"
      look="kept"
      label={t('auth.recovery_code')}
      autoComplete="off"
      autoFocus
      placeholder="xxxx-xxxx-xxxx-xxxx"
      error={error}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}
