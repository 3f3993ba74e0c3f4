import { useState } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { account, ownAccount } from '#/src/foundation/session/account.ts';
import { setUpPath } from '#/src/foundation/session/setUpPath.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { Field } from './Field.tsx';
import { looksLikeEmail } from './journey.ts';
import { OutsideFormFrame } from './OutsideFormFrame.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { loginPath } from './outsidePaths.ts';
import { PasswordField } from './PasswordField.tsx';
import { usePreload } from './PreloadContext.ts';
import { refusedPassword } from './passwordRule.ts';
import { type FormProblems, useOutsideForm } from './useOutsideForm.ts';

/** A new business with its owner, who is in at once. */
export default function RegisterPage() {
  const { t, language } = useLanguage();
  const preload = usePreload();
  const [isNew, setNew] = useState(false);
  const { problems, isSubmitting, submit } = useOutsideForm({
    validate: ({ firstName, lastName, email = '', password = '', businessName, businessKind, country, currency }) => {
      const unfit = refusedPassword(password, t);
      return {
        ...(firstName ? {} : { firstName: t('auth.first_name_required') }),
        ...(lastName ? {} : { lastName: t('auth.last_name_required') }),
        ...(looksLikeEmail(email) ? {} : { email: t(email ? 'auth.email_unfit' : 'auth.email_required') }),
        ...(unfit && { password: unfit }),
        ...(businessName ? {} : { businessName: t('auth.business_name_required') }),
        ...(businessKind ? {} : { businessKind: t('auth.business_kind_required') }),
        ...(country ? {} : { country: t('auth.country_required') }),
        ...(currency ? {} : { currency: t('auth.currency_required') }),
      };
    },
    send: async ({ firstName = '', lastName = '', email = '', password = '', ...business }) => {
      setNew(true);
      await account.register({ firstName, lastName, email, password, ...business });
      // The host writes emails in the language of the person; where it does not take it now, the profile still can.
      await ownAccount.saveProfile({ language }).catch((error: unknown) => console.warn('The language could not be saved', error));
    },
    refusal: ({ status, errors }) => (status === 422 ? refusedFields(errors, t('auth.email_taken')) : undefined),
  });
  return (
    <OutsidePage
      title={t('auth.register')}
      lead={t('auth.register_lead')}
      leadsTo={isNew ? setUpPath : undefined}
      links={<OutsideLink to={loginPath}>{t('auth.to_sign_in_instead')}</OutsideLink>}
    >
      <OutsideFormFrame
        onSubmit={submit}
        onFocus={preload}
        refusal={problems.form}
        isSubmitting={isSubmitting}
        action={t('auth.register_action')}
      >
        <div className="pair">
          <Field
            id="firstName"
            name="firstName"
            label={t('auth.first_name')}
            autoComplete="given-name"
            autoFocus
            error={problems.firstName}
          />
          <Field id="lastName" name="lastName" label={t('auth.last_name')} autoComplete="family-name" error={problems.lastName} />
        </div>
        <Field id="email" name="email" type="email" label={t('auth.email')} autoComplete="username" error={problems.email} dir="ltr" />
        <PasswordField name="password" label={t('auth.password')} error={problems.password} isNew />
        <BusinessFields problems={problems} />
      </OutsideFormFrame>
    </OutsidePage>
  );
}

/** The host's sentences at their fields; the one that is to be expected in the reader's language. */
function refusedFields(errors: Readonly<Record<string, readonly string[]>>, taken: string): FormProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([name, [sentence = '']]) => [name, name === 'email' && sentence.includes('already') ? taken : sentence]),
  );
}
