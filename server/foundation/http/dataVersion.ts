import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_VERSION_HEADER, readDataVersion } from '#/model/values/dataVersion.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Seen } from '#/server/foundation/database/replica.ts';

/** Said where it is not known: the caller's next reading is of what is written by then. */
const UNKNOWN = 'unknown';

/**
 * Where there is a replica, callers carry how much they have seen: the answer to a call says it in `Data-Version` whenever that has
 * changed, and a call that brings it is answered nothing older. A call without it is answered nothing that is older than itself.
 */
export function dataVersions(app: FastifyInstance, database: Database): void {
  if (!database.hasReplica) return;
  const seenBy = new WeakMap<FastifyRequest, Seen>();
  const brought = (request: FastifyRequest) => readDataVersion(request.headers[DATA_VERSION_HEADER.toLowerCase()]);
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (this: FastifyInstance, ...call: [FastifyRequest, FastifyReply]) {
      const seen: Seen = { version: brought(call[0]) };
      seenBy.set(call[0], seen);
      return database.having(seen, () => handler.apply(this, call));
    };
  });
  app.addHook('onSend', async (request, reply) => {
    const seen = seenBy.get(request);
    if (seen && seen.version !== brought(request)) reply.header(DATA_VERSION_HEADER, seen.version ?? UNKNOWN);
  });
}
