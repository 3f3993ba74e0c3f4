import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { forgotPath, registerPath, resetPath, verifyPath } from './journey.ts';
import { loginPath } from './returnTo.ts';
import { SignInPage } from './SignInPage.tsx';

const RegisterPage = lazy(() => import('./RegisterPage.tsx'));
const ForgotPasswordPage = lazy(() => import('./ForgotPasswordPage.tsx'));
const VerifyCodePage = lazy(() => import('./VerifyCodePage.tsx'));
const ResetPasswordPage = lazy(() => import('./ResetPasswordPage.tsx'));

const pages = [
  { path: loginPath, page: <SignInPage /> },
  { path: registerPath, page: <RegisterPage /> },
  { path: forgotPath, page: <ForgotPasswordPage /> },
  { path: verifyPath, page: <VerifyCodePage /> },
  { path: resetPath, page: <ResetPasswordPage /> },
];

/** The pages for people who are not in; sign-in is here from the start, the others come when they are opened. */
export const authRoutes: RouteObject[] = [
  ...pages.map(({ path, page }) => ({ path, element: <Suspense fallback={<LogoLoader />}>{page}</Suspense> })),
  { path: '/auth/*', element: <Navigate to={loginPath} replace /> },
];
