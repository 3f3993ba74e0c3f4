import { useLanguage } from '#/src/shell/language/LanguageContext.ts';
import { forgotPath, registerPath } from './journey.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useToken } from './useToken.ts';

/** Sign-in, without anything of react-admin; who is in already goes on to where they wanted. */
export function SignInPage() {
  const { t } = useLanguage();
  const { loss } = useToken();
  return (
    <OutsidePage
      title={t('auth.sign_in')}
      lead={loss === 'expired' ? t('auth.expired') : t('auth.sign_in_lead')}
      links={
        <>
          <OutsideLink to={forgotPath}>{t('auth.forgot')}</OutsideLink>
          <OutsideLink to={registerPath}>{t('auth.to_register')}</OutsideLink>
        </>
      }
    >
      <SignInForm />
    </OutsidePage>
  );
}
