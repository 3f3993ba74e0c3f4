import type { Profile, SecondFactorProof, User } from './account.ts';
import { type Answer, CallError, createCall } from './call.ts';
import type { TokenStore } from './token.ts';

/** A session of one's own; times are ISO 8601 UTC. */
export interface OwnSession {
  id: number;
  signed_in_at: string;
  /** Exact to a minute. */
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

/** One's own two-factor sign-in. `since`: ISO 8601 UTC. */
export interface TwoFactorState {
  on: boolean;
  since: string | null;
  /** How many recovery codes are left. */
  recovery_codes: number;
  /** A role or the business asks for it. */
  required: boolean;
}
/** A key for an authenticator app: in base 32, and as what a QR code says. */
export interface TwoFactorKey {
  totp_secret: string;
  totp_uri: string;
}

/**
 * What the signed-in person does with their own account. Every call throws {CallError} where the host refuses, and a 401 ends the session
 * here.
 */
export interface OwnAccount {
  saveProfile(change: ProfileChange): Promise<Answer<Profile>>;
  changePassword(current: string, wanted: string): Promise<Answer<null>>;
  twoFactor(): Promise<TwoFactorState>;
  beginTwoFactor(password: string): Promise<TwoFactorKey>;
  /** Turns it on by a code of the key. @returns the recovery codes, this once. */
  confirmTwoFactor(otp: string): Promise<readonly string[]>;
  /** @returns new recovery codes, this once; the ones before are void. */
  newRecoveryCodes(password: string): Promise<readonly string[]>;
  turnOffTwoFactor(password: string, proof: SecondFactorProof): Promise<Answer<null>>;
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

const twoFactorPath = '/api/v1_0/two-factor';
const codesOf = ({ data }: Answer<{ recovery_codes: string[] }>): readonly string[] => data.recovery_codes;

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
    changePassword: (current, wanted) =>
      authorised('POST', '/api/v1_0/change-password', { body: { current_password: current, new_password: wanted } }),
    twoFactor: async () => (await authorised<TwoFactorState>('GET', twoFactorPath)).data,
    beginTwoFactor: async (password) => (await authorised<TwoFactorKey>('POST', `${twoFactorPath}/begin`, { body: { password } })).data,
    confirmTwoFactor: async (otp) => codesOf(await authorised('POST', `${twoFactorPath}/confirm`, { body: { otp } })),
    newRecoveryCodes: async (password) => codesOf(await authorised('POST', `${twoFactorPath}/recovery-codes`, { body: { password } })),
    turnOffTwoFactor: (password, proof) => authorised('POST', `${twoFactorPath}/turn-off`, { body: { password, ...proof } }),
    sessions: async () => (await authorised<{ list: OwnSession[] }>('GET', '/api/v1_0/sessions')).data.list,
    endSession: (id) => authorised('DELETE', `/api/v1_0/sessions/${id}`),
    signOutEverywhere: ({ keepCurrent = false } = {}) =>
      authorised('POST', '/api/v1_0/sign-out-everywhere', { body: keepCurrent ? { keep_current: true } : {} }),
  };
}
