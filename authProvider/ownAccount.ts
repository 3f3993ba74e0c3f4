import type { Profile, User } from './account.ts';
import { type Answer, CallError, createCall } from './call.ts';
import type { TokenStore } from './token.ts';

/** A session of one's own; times are ISO 8601 UTC. */
export interface OwnSession {
  id: number;
  signed_in_at: string;
  /** Exact to some minutes. */
  last_used_at: string;
  address: string;
  /** null: the host does not know it. */
  device: string | null;
  expires_at: string;
  /** The one that asks. */
  current: boolean;
}
/** What one may change of oneself. */
export type ProfileChange = Partial<Pick<User, 'first_name' | 'last_name' | 'avatar_url' | 'language'>>;

/** What the signed-in person does with their own account. Every call throws {CallError} where the host refuses, and a 401 ends the session here. */
export interface OwnAccount {
  saveProfile(change: ProfileChange): Promise<Answer<Profile>>;
  changePassword(current: string, wanted: string): Promise<Answer<null>>;
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: number): Promise<Answer<{ id: number }>>;
  /** Ends every session; `keepCurrent`: all but this one. */
  signOutEverywhere(options?: { keepCurrent?: boolean }): Promise<Answer<null>>;
}

interface OwnAccountOptions {
  apiUrl: string;
  token: TokenStore;
  /** Why nothing may be written at the moment; undefined: it may. */
  whyNot?: () => string | undefined;
}

/** Asks the host with the token of the moment. */
export function createOwnAccount({ apiUrl, token, whyNot }: OwnAccountOptions): OwnAccount {
  const call = createCall(apiUrl);
  const authorised: typeof call = async (method, path, options) => {
    const refusal = method === 'GET' ? undefined : whyNot?.();
    if (refusal) throw new CallError(refusal, 403);
    try {
      return await call(method, path, { ...options, token: token.token() });
    } catch (error) {
      if (error instanceof CallError && error.status === 401) token.clear('expired');
      throw error;
    }
  };
  return {
    saveProfile: (change) => authorised('PUT', '/api/v1_0/profile', { body: change }),
    changePassword: (current, wanted) => authorised('POST', '/api/v1_0/change-password', { body: { current_password: current, new_password: wanted } }),
    sessions: async () => (await authorised<{ list: OwnSession[] }>('GET', '/api/v1_0/sessions')).data.list,
    endSession: (id) => authorised('DELETE', `/api/v1_0/sessions/${id}`),
    signOutEverywhere: ({ keepCurrent = false } = {}) =>
      authorised('POST', '/api/v1_0/sign-out-everywhere', { body: keepCurrent ? { keep_current: true } : {} }),
  };
}
