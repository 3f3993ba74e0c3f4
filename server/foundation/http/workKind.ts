import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { WorkKind } from '#/server/foundation/database/workKind.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's work is for; without it, what reads is a read and anything else a write. */
    work?: WorkKind;
  }
}

/**
 * The handler of a route runs as what the route says its work is for, and on behalf of whose it is: who asks is found out before, among the
 * reads. @param whose the business of whoever asks; not asked on a route that is public
 */
export function workOfRoutes(app: FastifyInstance, database: Database, whose: (request: FastifyRequest) => number): void {
  app.addHook('onRoute', (route) => {
    const { work: kind, public: isPublic } = route.config ?? {};
    const { handler } = route;
    route.handler = function (...call) {
      const handled = () => handler.apply(this, call);
      const done = () => (kind === undefined ? handled() : database.during(kind, handled));
      return isPublic ? done() : database.onBehalfOf(whose(call[0]), done);
    };
  });
}
