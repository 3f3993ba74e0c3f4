import { SecondFactorNeeded } from '#/authProvider/account.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { account } from '#/src/foundation/session/account.ts';
import { Field } from './Field.tsx';
import { useJourney } from './journey.ts';
import { OutsideFormFrame } from './OutsideFormFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { usePreload } from './PreloadContext.ts';
import { useOutsideForm } from './useOutsideForm.ts';

/**
 * E-mail and password; while they are typed, the dashboard behind is loaded. `onSecondFactor`: the password was right, and a code is asked
 * for.
 */
export function SignInForm({ onSecondFactor }: { onSecondFactor: (mfaToken: string) => void }) {
  const { t } = useLanguage();
  const preload = usePreload();
  const { email, notice } = useJourney();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ username, password }) => ({
      ...(username ? {} : { username: t('auth.email_required') }),
      ...(password ? {} : { password: t('auth.password_required') }),
    }),
    send: async ({ username = '', password = '' }) => {
      try {
        await account.login({ username, password });
      } catch (error) {
        if (!(error instanceof SecondFactorNeeded)) throw error;
        onSecondFactor(error.mfaToken);
      }
    },
    refusal: ({ status }) => (status === 400 ? { form: t('auth.refused') } : undefined),
  });
  return (
    <OutsideFormFrame
      onSubmit={submit}
      onFocus={preload}
      refusal={problems.form}
      notice={notice && t(`auth.${notice}`)}
      isSubmitting={isSubmitting}
      action={t(isSubmitting ? 'auth.signing_in' : 'auth.sign_in')}
    >
      <Field
        id="username"
        name="username"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        autoFocus={!email}
        defaultValue={email}
        error={problems.username}
        dir="ltr"
      />
      <PasswordField name="password" label={t('auth.password')} error={problems.password} autoFocus={Boolean(email)} />
    </OutsideFormFrame>
  );
}
