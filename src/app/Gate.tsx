import { lazy, Suspense } from 'react';
import { OutsidePages } from '#/src/auth/OutsidePages.tsx';
import { isOutside } from '#/src/auth/outsidePaths.ts';
import { usePlace } from '#/src/auth/place.ts';
import { useToken } from '#/src/auth/useToken.ts';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { loadAdmin } from './loadAdmin.ts';

const Admin = lazy(loadAdmin);

/** The two worlds in one page: who has a valid token is let in, everybody else has the pages outside, which need nothing of the admin. */
export function Gate() {
  const { token } = useToken();
  const { pathname } = usePlace();
  if (!token || isOutside(pathname)) return <OutsidePages />;
  return (
    <Suspense fallback={<LogoLoader />}>
      <Admin />
    </Suspense>
  );
}
