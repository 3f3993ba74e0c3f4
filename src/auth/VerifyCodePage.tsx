import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { recovery } from '#/src/foundation/session/account.ts';
import { CodeField } from './CodeField.tsx';
import { codeLength } from './code.ts';
import { Field } from './Field.tsx';
import { type Journey, looksLikeEmail, useJourney } from './journey.ts';
import { OutsideFormFrame } from './OutsideFormFrame.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { forgotPath, resetPath } from './outsidePaths.ts';
import { goTo, usePlace } from './place.ts';
import { Resend } from './Resend.tsx';
import { useOutsideForm } from './useOutsideForm.ts';

/** Takes the code out of the email. Who opens it by itself says for which address. */
export default function VerifyCodePage() {
  const { t } = useLanguage();
  const { search } = usePlace();
  const { email: known, askedAt = 0 } = useJourney();
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ email = known ?? '', code = '' }) => ({
      ...(looksLikeEmail(email) ? {} : { email: t(email ? 'auth.email_unfit' : 'auth.email_required') }),
      ...(code.length === codeLength ? {} : { code: t('auth.code_required') }),
    }),
    send: async ({ email = known ?? '', code = '' }) => {
      const resetToken = await recovery.verifyCode(email, code);
      goTo(resetPath + search, { replace: true, state: { email, resetToken } satisfies Journey });
    },
    refusal: ({ status }) => (status === 422 ? { code: t('auth.code_refused') } : undefined),
  });
  return (
    <OutsidePage
      title={t('auth.verify')}
      lead={known ? t('auth.verify_lead', { email: isolated(known) }) : t('auth.verify_lead_unknown')}
      links={
        <>
          {known && <Resend email={known} since={askedAt} />}
          <OutsideLink to={forgotPath} state={{ email: known } satisfies Journey}>
            {t(known ? 'auth.other_email' : 'auth.no_code_yet')}
          </OutsideLink>
        </>
      }
    >
      <OutsideFormFrame onSubmit={submit} refusal={problems.form} isSubmitting={isSubmitting} action={t('auth.verify_action')}>
        {!known && (
          <Field
            id="email"
            name="email"
            type="email"
            label={t('auth.email')}
            autoComplete="username"
            autoFocus
            error={problems.email}
            dir="ltr"
          />
        )}
        <CodeField error={problems.code} autoFocus={Boolean(known)} />
      </OutsideFormFrame>
    </OutsidePage>
  );
}

/** An address reads from left to right, also within Arabic. */
const isolated = (text: string) => `\u2066${text}\u2069`;
