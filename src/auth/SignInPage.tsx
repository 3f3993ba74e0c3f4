import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLanguage } from '#/src/shell/language/LanguageContext.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { returnPath } from './returnTo.ts';
import { SignInForm } from './SignInForm.tsx';
import { useToken } from './useToken.ts';

/** Sign-in, without anything of react-admin; who is in already goes on to where they wanted. */
export function SignInPage() {
  const { t } = useLanguage();
  const { token, loss } = useToken();
  const { search } = useLocation();
  useEffect(() => {
    document.title = `${t('auth.sign_in')} · Countinghouse`;
  }, [t]);
  if (token) return <Navigate to={returnPath(search, window.location.origin)} replace />;
  return (
    <AuthFrame title={t('auth.sign_in')} lead={loss === 'expired' ? t('auth.expired') : t('auth.sign_in_lead')}>
      <SignInForm />
    </AuthFrame>
  );
}
