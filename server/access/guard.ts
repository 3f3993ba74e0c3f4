import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { refusePrograms } from '#/server/access/permissions/caller.ts';
import { canUseAny } from '#/server/access/permissions/permissions.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a token. Every other route needs one. */
    public?: boolean;
    /** Names of which the caller must hold at least one, in any establishment; the handler validates the establishment itself. */
    permission?: string | readonly string[];
    /** About the caller's own account: shut to a super-admin who acts inside a business. */
    selfOnly?: boolean;
    /** What a name cannot say; false refuses with 403. The body is read, but not yet checked against its schema. */
    allows?: (request: FastifyRequest) => boolean | Promise<boolean>;
  }
}

/** Permissions are validated when the body has been read (400) and before its fields are (422). */
export function guard(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { permission, allows, selfOnly } = request.routeOptions.config;
    if (selfOnly) refusePrograms(request.caller);
    if (selfOnly && request.caller.acting) throw forbidden(say('requests.own_account_from_inside'));
    if (permission !== undefined && !canUseAny(request.caller, [permission].flat())) throw forbidden();
    if (allows && !(await allows(request))) throw forbidden();
  });
}
