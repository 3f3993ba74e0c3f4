import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { loadSupporter } from '../sessions/loadSupporter.ts';
import type { TokenClaims } from '../sessions/tokens.ts';
import type { Caller } from './caller.ts';
import { type Ceilings, loadCaller, type OfCall } from './loadCaller.ts';

/**
 * The caller of a token of either kind: a person's own, or a super-admin's inside a business. Undefined where it opens nothing any more.
 * `call`: the one that comes with the token, if any.
 */
export function callerOfClaims(database: Database, claims: TokenClaims, ceilings: Ceilings, call?: OfCall): Promise<Caller | undefined> {
  const { acting } = claims;
  return acting === undefined ? loadCaller(database, claims, ceilings, call) : loadSupporter(database, { ...claims, acting }, ceilings);
}
