import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import { profile } from './account/profile.ts';
import { authenticate, type BearerReader } from './authenticate.ts';
import type { Caller } from './permissions/caller.ts';
import { callerOfClaims } from './permissions/callerOfClaims.ts';
import { getPermissions } from './permissions/getPermissions.ts';
import { grantablePermissions } from './permissions/grantablePermissions.ts';
import { KnownCallers } from './permissions/knownCallers.ts';
import type { Ceilings } from './permissions/loadCaller.ts';
import { permissionCeiling } from './permissions/permissions.ts';
import { logout } from './sessions/logout.ts';
import { oauthToken } from './signIn/oauthToken.ts';
import type { SignInParts } from './signIn/signIn.ts';
import { visitorOf } from './signIn/visitor.ts';

/** What access stands on. */
export interface AccessOptions extends SignInParts {
  clientSecret: string;
  /** Every permission name there is, and what definitions need them for. */
  model: Pick<Model, 'permissions' | 'resources'>;
  /** Reads bearers that are not access tokens, such as a station's. */
  readOtherBearer?: BearerReader | undefined;
}

/** Signing in and out, and the caller of every request. The hook goes to the whole host, the routes stand in a scope of their own. */
export async function access(app: FastifyInstance, options: AccessOptions): Promise<void> {
  const { database } = options;
  authenticate(app, bearerReader(options));
  await app.register(async (scope) => {
    await oauthToken(scope, options);
  });
  profile(app, database);
  logout(app, database);
  getPermissions(app, database);
  grantablePermissions(app, options.model, database);
}

function bearerReader({ database, tokens, model: { permissions: catalogue }, readOtherBearer }: AccessOptions): BearerReader {
  const ceilings: Ceilings = { platform: permissionCeiling(catalogue, true), client: permissionCeiling(catalogue, false) };
  const known = new KnownCallers<Caller>(database);
  return async (bearer: string, request: FastifyRequest) => {
    if (bearer.split('.').length !== 3) return readOtherBearer?.(bearer, request);
    const claims = tokens.read(bearer);
    return claims && callerOfClaims(database, claims, ceilings, { visitor: visitorOf(request), known });
  };
}
