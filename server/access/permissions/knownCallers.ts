import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { RIGHTS_VERSIONS } from '#/server/foundation/database/rightsVersions.ts';

/** A caller as they were read. */
export interface Found<T> {
  who: T;
  /** Of the rights of their business, at the moment they were read; without one they are not remembered. */
  version: string | null;
  /** When they were last here is to be noted anew. */
  isQuiet: boolean;
}

/**
 * What tells callers of one sort apart, and what is asked of one who is remembered. In the conditions `$1` is the business, `$2` the token,
 * and `$3` the user: they are the same for everybody of a sort.
 */
export interface Asked {
  clientId: number;
  /** The token's own number or its digest. */
  token: string;
  userId?: number;
  /** What else has to be the same. */
  detail?: string;
  /** Whether the token opens nothing any more, by itself and not by a change of rights. */
  isOver: string;
  isQuiet: string;
}

/** So many are remembered at most, those that came last. */
const MOST = 5_000;

/**
 * The callers of tokens, remembered until the rights of their business change: a change notes another version in its own transaction, and
 * every call asks for the version before it believes what is remembered. What is taken away is gone with the next call, whichever host took
 * it away.
 */
export class KnownCallers<T> {
  readonly #database: Database;
  readonly #known = new Map<string, { who: T; version: string }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The caller as remembered, where that is still true, else as `read` finds them; undefined where the token opens nothing. */
  async find(asked: Asked, read: () => Promise<Found<T> | undefined>): Promise<Omit<Found<T>, 'version'> | undefined> {
    const key = `${asked.token} ${asked.detail ?? ''}`;
    const found = (await this.#remembered(key, asked)) ?? (await read());
    if (found?.version) this.#note(key, { who: found.who, version: found.version });
    return found;
  }

  async #remembered(key: string, asked: Asked): Promise<Found<T> | undefined> {
    const known = this.#known.get(key);
    if (!known) return undefined;
    const [row] = await this.#database.glance(asked.clientId, stateOf(asked), valuesOf(asked));
    if (row?.version === known.version && row.isOver === false) return { ...known, isQuiet: row.isQuiet === true };
    // Unless a call beside this one has read them anew meanwhile.
    if (this.#known.get(key) === known) this.#known.delete(key);
    return undefined;
  }

  #note(key: string, known: { who: T; version: string }): void {
    this.#known.delete(key);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, known);
  }
}

const VERSION = `select v.version from public.${RIGHTS_VERSIONS} as v where v.client_id =`;

/** The version of a business's rights, as a column of a reading. */
export const versionOf = (clientId: number) => sql`(${sql.raw(VERSION)} ${clientId})`;

const stateOf = ({ isOver, isQuiet }: Asked) => `select (${VERSION} $1) as version, ${isOver} as "isOver", ${isQuiet} as "isQuiet"`;

const valuesOf = ({ clientId, token, userId }: Asked) => [clientId, token, ...(userId === undefined ? [] : [userId])];
