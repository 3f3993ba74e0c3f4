import { createAccount } from '#/authProvider/account.ts';
import { TokenStore } from '#/authProvider/token.ts';

/** Where the API host is; empty: where the dashboard itself comes from. */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? '';

/** The one account of this page: its token, its profile. */
export const account = createAccount({
  apiUrl,
  clientSecret: import.meta.env.VITE_OAUTH_CLIENT_SECRET ?? 'countinghouse-dashboard',
  token: new TokenStore(() => localStorage),
});
account.token.follow(window);
