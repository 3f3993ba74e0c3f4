import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath, loginPathFrom } from '#/src/auth/returnTo.ts';
import { useToken } from '#/src/auth/useToken.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { loadAdmin } from './loadAdmin.ts';

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
