import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LogoLoader } from '#/src/shell/loader/LogoLoader.tsx';
import { loadAdmin } from './loadAdmin.ts';
import { loginPath, loginPathFrom } from './returnTo.ts';
import { useToken } from './useToken.ts';

const Admin = lazy(loadAdmin);

/** Lets in who has a valid token; sends everybody else to sign-in, once, and back afterwards. */
export function Gate() {
  const { token, loss } = useToken();
  const location = useLocation();
  if (!token) return <Navigate to={loss === 'signed-out' ? loginPath : loginPathFrom(location)} replace />;
  return (
    <Suspense fallback={<LogoLoader />}>
      <Admin />
    </Suspense>
  );
}
