import { useSyncExternalStore } from 'react';
import type { TokenState } from '#/authProvider/token.ts';
import { account } from '#/src/foundation/session/account.ts';

/** The access token's state; renders again when it is stored, runs out or is taken away, in this tab or another. */
export function useToken(): TokenState {
  return useSyncExternalStore(account.token.subscribe, account.token.current);
}
