import { useEffect } from 'react';
import { goTo } from './place.ts';

/** Leads on at once, and not back to here. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
