import type { FastifyInstance } from 'fastify';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { WorkKind } from '#/server/foundation/database/workKind.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's work is for; without it, what reads is a read and anything else a write. */
    work?: WorkKind;
  }
}

/** The handler of a route that says what its work is for runs as such: who asks is found out before, among the reads. */
export function workKinds(app: FastifyInstance, database: Database): void {
  app.addHook('onRoute', (route) => {
    const kind = route.config?.work;
    if (kind === undefined) return;
    const { handler } = route;
    route.handler = function (...call) {
      return database.during(kind, () => handler.apply(this, call));
    };
  });
}
