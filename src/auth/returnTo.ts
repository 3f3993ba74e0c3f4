import { loginPath } from './outsidePaths.ts';

/** The query key that carries where a person wanted to go before they had to sign in. */
const returnToKey = 'returnTo';

/** The login path that leads back to where the person is. */
export function loginPathFrom({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const from = pathname + search + hash;
  return ['/', '/dashboard', '/401'].includes(from) ? loginPath : `${loginPath}?${returnToKey}=${encodeURIComponent(from)}`;
}

/** Where to go after signing in: only ever a path of ours, else `/`. */
export function returnPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(returnToKey);
  if (!wanted?.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, origin);
    const isOurs = url.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/auth/');
    return isOurs ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
