import { type ComponentType, lazy, Suspense } from 'react';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { forgotPath, isOutside, loginPath, registerPath, resetPath, verifyPath } from './outsidePaths.ts';
import { usePlace } from './place.ts';
import { Redirect } from './Redirect.tsx';
import { loginPathFrom } from './returnTo.ts';
import { SignInPage } from './SignInPage.tsx';
import { useToken } from './useToken.ts';

const pages: Readonly<Record<string, ComponentType>> = {
  [loginPath]: SignInPage,
  [registerPath]: lazy(() => import('./RegisterPage.tsx')),
  [forgotPath]: lazy(() => import('./ForgotPasswordPage.tsx')),
  [verifyPath]: lazy(() => import('./VerifyCodePage.tsx')),
  [resetPath]: lazy(() => import('./ResetPasswordPage.tsx')),
};

/**
 * The pages for people who are not in; sign-in is here from the start, the others come when they are opened. Who wanted another page is
 * sent to sign-in, once, and back afterwards.
 */
export function OutsidePages() {
  const place = usePlace();
  const { loss } = useToken();
  if (!isOutside(place.pathname)) return <Redirect to={loss === 'signed-out' ? loginPath : loginPathFrom(place)} />;
  const Page = pages[place.pathname.toLowerCase().replace(/\/+$/, '')];
  if (!Page) return <Redirect to={loginPath} />;
  return (
    <Suspense fallback={<LogoLoader />}>
      <Page />
    </Suspense>
  );
}
