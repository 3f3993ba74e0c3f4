import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { recovery } from '#/src/foundation/session/account.ts';
import { type Journey, useJourney } from './journey.ts';
import { OutsideFormFrame } from './OutsideFormFrame.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { forgotPath, loginPath } from './outsidePaths.ts';
import { PasswordField } from './PasswordField.tsx';
import { refusedPassword } from './passwordRule.ts';
import { goTo, usePlace } from './place.ts';
import { Redirect } from './Redirect.tsx';
import { useOutsideForm } from './useOutsideForm.ts';

/** Sets the new password; who comes without a right code begins at the beginning. */
export default function ResetPasswordPage() {
  const { t } = useLanguage();
  const { search } = usePlace();
  const { email, resetToken } = useJourney();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ password = '' }) => {
      const unfit = refusedPassword(password, t);
      return unfit ? { password: unfit } : {};
    },
    send: async ({ password = '' }) => {
      await recovery.resetPassword(resetToken ?? '', password);
      goTo(loginPath + search, { replace: true, state: { email, notice: 'password_set' } satisfies Journey });
    },
    refusal: ({ status, errors }) => {
      if (status !== 422) return undefined;
      return errors.reset_token ? { form: t('auth.reset_refused') } : { password: errors.password?.[0] };
    },
  });
  if (!resetToken) return <Redirect to={forgotPath + search} />;
  return (
    <OutsidePage
      title={t('auth.reset')}
      lead={t('auth.reset_lead')}
      links={
        <OutsideLink to={forgotPath} state={{ email } satisfies Journey}>
          {t('auth.new_code')}
        </OutsideLink>
      }
    >
      <OutsideFormFrame onSubmit={submit} refusal={problems.form} isSubmitting={isSubmitting} action={t('auth.reset_action')}>
        {/* For password managers, which keep the new one under the name. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField name="password" label={t('auth.new_password')} error={problems.password} isNew autoFocus />
      </OutsideFormFrame>
    </OutsidePage>
  );
}
