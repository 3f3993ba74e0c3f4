import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { RIGHTS_VERSIONS } from '#/server/foundation/database/rightsVersions.ts';
import type { TokenClaims } from '../sessions/tokens.ts';
import type { Caller } from './caller.ts';

/** A caller as they were read, and the version of their business's rights at that moment; without one they are not remembered. */
export interface ReadCaller {
  caller: Caller;
  version: string | null;
  /** The session was last seen to be used a minute ago. */
  isQuiet: boolean;
}

type Claims = Pick<TokenClaims, 'userId' | 'clientId' | 'generation' | 'jti'>;

/** So many are remembered at most, those that came last. */
const MOST = 5_000;
/** As `tokens` makes them: nothing else is written into a statement. */
const JTI = /^[\da-f-]{36}$/;

/**
 * The callers of tokens, remembered until the rights of their business change: a change notes another version in its own transaction, and
 * every call asks for the version before it believes what is remembered. What is taken away is gone with the next call, whichever host took
 * it away.
 */
export class KnownCallers {
  readonly #database: Database;
  readonly #known = new Map<string, { caller: Caller; version: string }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The caller as remembered, where that is still true; undefined where they are to be read. */
  async find(claims: Claims): Promise<ReadCaller | undefined> {
    const key = keyOf(claims);
    const known = this.#known.get(key);
    if (!known) return undefined;
    const [row] = await this.#database.glance(stateOf(claims));
    this.#known.delete(key);
    if (row?.version !== known.version || row.isRevoked !== false) return undefined;
    return { ...known, isQuiet: row.isQuiet === true };
  }

  /** Remembers a caller that was read or found, as the one who came last. */
  note(claims: Claims, { caller, version }: ReadCaller): void {
    if (version === null || !JTI.test(claims.jti)) return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(keyOf(claims), { caller, version });
  }
}

const keyOf = ({ jti, clientId, userId, generation }: Claims) => `${jti} ${clientId} ${userId} ${generation}`;

/** What may have changed since: the rights of the business, whether the token was given back, and what the session says of its last use. */
const stateOf = ({ clientId, jti }: Claims) => `
  select (select version from public.${RIGHTS_VERSIONS} where client_id = ${clientId}) as version,
    exists (select 1 from public.revoked_tokens where jti = '${jti}') as "isRevoked",
    exists (select 1 from public.user_sessions where client_id = ${clientId} and jti = '${jti}'
      and last_used_at < now() - interval '1 minute') as "isQuiet"`;
