import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { loadSupporter } from '../sessions/loadSupporter.ts';
import type { TokenClaims } from '../sessions/tokens.ts';
import type { Visitor } from '../signIn/visitor.ts';
import type { Caller } from './caller.ts';
import { type Ceilings, loadCaller } from './loadCaller.ts';

/**
 * The caller of a token of either kind: a person's own, or a super-admin's inside a business. Undefined where it opens nothing any more.
 * `from`: where the token is used, if by a call.
 */
export function callerOfClaims(database: Database, claims: TokenClaims, ceilings: Ceilings, from?: Visitor): Promise<Caller | undefined> {
  const { acting } = claims;
  return acting === undefined ? loadCaller(database, claims, ceilings, from) : loadSupporter(database, { ...claims, acting }, ceilings);
}
