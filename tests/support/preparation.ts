import { createHash } from 'node:crypto';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** How a test's database comes to be: `key` says when the prepared one is out of date. */
export interface Preparation {
  key: string;
  migrate: (database: Database) => Promise<void>;
  /** The embedded one is made from this other prepared one, which takes a fifth of the time. */
  from?: Preparation;
}

/** The address of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Short enough for the name of a database or a file. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}
