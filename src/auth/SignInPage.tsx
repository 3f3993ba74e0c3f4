import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { forgotPath, registerPath } from './outsidePaths.ts';
import { SignInForm } from './SignInForm.tsx';
import { useToken } from './useToken.ts';

const SecondStepPage = lazy(() => import('./SecondStepPage.tsx'));

/** Sign-in, without anything of react-admin; who is in already goes on to where they wanted. With a second factor it has a second step. */
export function SignInPage() {
  const { t } = useLanguage();
  const { loss } = useToken();
  const [mfaToken, setMfaToken] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  if (mfaToken !== null)
    return (
      <Suspense fallback={<LogoLoader />}>
        <SecondStepPage
          mfaToken={mfaToken}
          onBack={(why) => {
            setMfaToken(null);
            setOver(why === 'over');
          }}
        />
      </Suspense>
    );
  const lead = isOver ? 'auth.second_over' : loss === 'expired' ? 'auth.expired' : 'auth.sign_in_lead';
  return (
    <OutsidePage
      title={t('auth.sign_in')}
      lead={t(lead)}
      links={
        <>
          <OutsideLink to={forgotPath}>{t('auth.forgot')}</OutsideLink>
          <OutsideLink to={registerPath}>{t('auth.to_register')}</OutsideLink>
        </>
      }
    >
      <SignInForm onSecondFactor={setMfaToken} />
    </OutsidePage>
  );
}
