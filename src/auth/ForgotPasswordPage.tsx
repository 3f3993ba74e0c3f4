import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { recovery } from '#/src/foundation/session/account.ts';
import { Field } from './Field.tsx';
import { type Journey, looksLikeEmail, useJourney } from './journey.ts';
import { OutsideFormFrame } from './OutsideFormFrame.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { loginPath, verifyPath } from './outsidePaths.ts';
import { goTo, usePlace } from './place.ts';
import { useOutsideForm } from './useOutsideForm.ts';

/** Asks for the address to which a code goes, if anybody has it. */
export default function ForgotPasswordPage() {
  const { t } = useLanguage();
  const { search } = usePlace();
  const journey = useJourney();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ email = '' }) => (looksLikeEmail(email) ? {} : { email: t(email ? 'auth.email_unfit' : 'auth.email_required') }),
    send: async ({ email = '' }) => {
      await recovery.requestCode(email);
      goTo(verifyPath + search, { state: { email, askedAt: Date.now() } satisfies Journey });
    },
    refusal: ({ status }) => (status === 422 ? { email: t('auth.email_unfit') } : undefined),
  });
  return (
    <OutsidePage
      title={t('auth.forgot')}
      lead={t('auth.forgot_lead')}
      links={
        <>
          <OutsideLink to={verifyPath}>{t('auth.have_code')}</OutsideLink>
          <OutsideLink to={loginPath}>{t('auth.back_to_sign_in')}</OutsideLink>
        </>
      }
    >
      <OutsideFormFrame onSubmit={submit} refusal={problems.form} isSubmitting={isSubmitting} action={t('auth.send_code')}>
        <Field
          id="email"
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          autoFocus
          defaultValue={journey.email}
          error={problems.email}
          dir="ltr"
        />
      </OutsideFormFrame>
    </OutsidePage>
  );
}
