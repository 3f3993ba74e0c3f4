import { CallError, createCall } from './call.ts';
import type { TokenStore } from './token.ts';

/** The signed-in person, as the profile call gives them. */
export interface User {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  user_type: 'admin' | 'client' | 'staff';
  client_id: number | null;
  avatar_url?: string | null;
  language?: string | null;
}
/** Whether somebody is of the platform (a super-admin), not of a business. */
export const isPlatformUser = ({ user_type }: Pick<User, 'user_type'>): boolean => user_type === 'admin';
export interface Profile {
  user: User;
  isFullAccess: boolean;
  /** Two-factor sign-in has to be set up before anything else: the host refuses the rest. */
  mustSetUpTwoFactor?: true;
  /** Inside a client's business that a super-admin has entered. */
  acting?: Acting;
}
/** Whose business a super-admin is in, and until when (ISO 8601 UTC). */
export interface Acting {
  client_id: number;
  client_name: string;
  until: string;
}
/** Names of permissions: held where it was asked for, those of them that are held in every establishment, and where the others are held. */
export interface HeldNames {
  permissions: readonly string[];
  everywhere: readonly string[];
  heldIn: HeldIn;
}
/** Of a permission that is not held in every establishment: those in which it is. */
export type HeldIn = Readonly<Record<string, readonly number[]>>;
/** What a new account needs (specification §3), and what its business is. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  businessName?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** ISO 4217. */
  currency?: string;
  businessKind?: string;
}
/** The password was right, and there is a second factor: the sign-in goes on with `secondStep`. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded';
  constructor(readonly mfaToken: string) {
    super('A second factor is asked for');
  }
}
/** A code of an authenticator app, or one of those that were kept for when it is lost. */
export type SecondFactorProof = { otp: string } | { recovery_code: string };
export interface Account {
  /** Stores the token and loads the profile. @throws {SecondFactorNeeded}, or {CallError} where the host refuses. */
  login(credentials: { username: string; password: string }): Promise<Profile>;
  /** Goes on where a second factor was asked for. @throws {CallError} where the host refuses. */
  secondStep(mfaToken: string, proof: SecondFactorProof): Promise<Profile>;
  /** Makes a new business with its owner, stores the token and knows the profile. @throws {CallError} where the host refuses. */
  register(details: Registration): Promise<Profile>;
  /**
   * Revokes the token at the host, then forgets it whatever the host says. @returns the host's message. @throws {CallError} where the host
   * fails.
   */
  logout(): Promise<string | undefined>;
  /** The profile, asked for once per token. */
  profile(): Promise<Profile>;
  /** Asks the host again. @throws Error('profile not found') where it gives none. */
  reloadProfile(): Promise<Profile>;
  /** What the host answers to whoever is signed in. @throws {CallError}; signed out where the host does not know the token any more. */
  read<T>(path: string): Promise<T>;
  /** The permission names for an establishment, or in general. */
  permissions(establishmentId?: number | string): Promise<HeldNames>;
  readonly token: TokenStore;
}
export interface AccountOptions {
  apiUrl: string;
  clientSecret: string;
  token: TokenStore;
}

/** The OAuth client that the dashboard is (specification §9). */
const oauthClientId = 11;

/** The second step's name as a grant (the API contract, "Access"). */
const secondStepGrant = 'urn:countinghouse:oauth:grant-type:mfa';

/** What a person does with their account, without react-admin: sign-in needs it before anything else is loaded. */
export function createAccount({ apiUrl, clientSecret, token }: AccountOptions): Account {
  const call = createCall(apiUrl);
  let known: { of: string | null; profile: Promise<Profile> } | undefined;

  async function authorised<T>(path: string): Promise<T> {
    try {
      return (await call<T>('GET', path, { token: token.token() })).data;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) token.clear('expired');
      throw error;
    }
  }
  async function exchange(grant: Readonly<Record<string, string>>): Promise<Profile> {
    const body = { client_id: oauthClientId, client_secret: clientSecret, ...grant };
    const { data } = await call<{ access_token: string }>('POST', '/oauth/token', { body });
    token.store(data.access_token);
    return ask();
  }
  function ask(): Promise<Profile> {
    const asked = authorised<Profile>('/api/v1_0/profile').then(checkedProfile);
    known = { of: token.token(), profile: asked };
    asked.catch(() => {
      known = undefined;
    });
    return asked;
  }
  return {
    token,
    login: ({ username, password }) =>
      exchange({ grant_type: 'password', scope: '', username, password }).catch((error: unknown) => {
        const { error: code, mfa_token: mfaToken } = error instanceof CallError ? error.answer : {};
        throw code === 'mfa_required' && typeof mfaToken === 'string' ? new SecondFactorNeeded(mfaToken) : error;
      }),
    secondStep: (mfaToken, proof) => exchange({ grant_type: secondStepGrant, mfa_token: mfaToken, ...proof }),
    async register(details) {
      const { data } = await call<{ accessToken: string }>('POST', '/api/auth/register', { body: details });
      token.store(data.accessToken);
      return ask();
    },
    async logout() {
      // With one's own token everything that was entered with it ends too.
      const leaving = token.setAside()?.token ?? token.token();
      try {
        return leaving ? (await call('POST', '/api/logout', { token: leaving })).message : undefined;
      } finally {
        known = undefined;
        token.clear('signed-out');
      }
    },
    profile: () => (known && known.of === token.token() ? known.profile : ask()),
    reloadProfile: () =>
      ask().catch((cause: unknown) => {
        throw new Error('profile not found', { cause });
      }),
    read: authorised,
    async permissions(establishmentId) {
      const path = establishmentId === undefined ? '/api/get-permissions' : `/api/get-permissions/${encodeURIComponent(establishmentId)}`;
      const answer = await authorised<Pick<HeldNames, 'permissions'> & { everywhere?: readonly string[]; held_in?: HeldIn }>(path);
      const { permissions, everywhere = permissions, held_in: heldIn = {} } = answer;
      return { permissions, everywhere, heldIn };
    },
  };
}

function checkedProfile(profile: Profile): Profile {
  if (!profile?.user) throw new Error('profile not found');
  return profile;
}
