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
  /** Inside a client's business that a super-admin has entered. */
  acting?: Acting;
}
/** Whose business a super-admin is in, and until when (ISO 8601 UTC). */
export interface Acting {
  client_id: number;
  client_name: string;
  until: string;
}
/** Names of permissions: held where it was asked for, and those of them that are held in every establishment. */
export interface HeldNames {
  permissions: readonly string[];
  everywhere: readonly string[];
}
/** What a new account needs (specification §3). */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}
export interface Account {
  /** Stores the token and loads the profile. @throws {CallError} where the host refuses. */
  login(credentials: { username: string; password: string }): Promise<Profile>;
  /** Makes a new business with its owner, stores the token and knows the profile. @throws {CallError} where the host refuses. */
  register(details: Registration): Promise<Profile>;
  /** Revokes the token at the host, then forgets it whatever the host says. @returns the host's message. @throws {CallError} where the host fails. */
  logout(): Promise<string | undefined>;
  /** The profile, asked for once per token. */
  profile(): Promise<Profile>;
  /** Asks the host again. @throws Error('profile not found') where it gives none. */
  reloadProfile(): Promise<Profile>;
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
    async login({ username, password }) {
      const body = { grant_type: 'password', client_id: oauthClientId, client_secret: clientSecret, scope: '', username, password };
      const { data } = await call<{ access_token: string }>('POST', '/oauth/token', { body });
      token.store(data.access_token);
      return ask();
    },
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
    async permissions(establishmentId) {
      const path = establishmentId === undefined ? '/api/get-permissions' : `/api/get-permissions/${encodeURIComponent(establishmentId)}`;
      const { permissions, everywhere = permissions } = await authorised<Partial<HeldNames> & Pick<HeldNames, 'permissions'>>(path);
      return { permissions, everywhere };
    },
  };
}

function checkedProfile(profile: Profile): Profile {
  if (!profile?.user) throw new Error('profile not found');
  return profile;
}
