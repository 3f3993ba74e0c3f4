import type { FastifyInstance } from 'fastify';
import type { ResourceModel } from '#/model/language/model.ts';
import { commentRoutes } from './comments/commentRoutes.ts';
import { restoreRoute } from './deletions/restoreRoute.ts';
import { checkReaders } from './externalFields.ts';
import { historyRoute } from './history/historyRoute.ts';
import { revertRoute } from './history/revertRoute.ts';
import { listRoute } from './list/listRoute.ts';
import { lookupRoutes } from './lookupRoutes.ts';
import { recordRoutes } from './recordRoutes.ts';
import { type Host, type Variants, variantsOf } from './routeContext.ts';
import { verbRoutes } from './verbs/verbRoutes.ts';
import { bulkRoute } from './write/bulkRoute.ts';
import { reorderRoute } from './write/reorderRoute.ts';

/** The generic calls of every resource: list, view, add, edit, delete, bulk, and the doors to its verbs; and the undo of a deletion. */
export async function crud(app: FastifyInstance, host: Host): Promise<void> {
  const byEndpoint = new Map<string, ResourceModel[]>();
  for (const resource of Object.values(host.model.resources))
    byEndpoint.set(resource.endpoint, [...(byEndpoint.get(resource.endpoint) ?? []), resource]);
  for (const [endpoint, resources] of byEndpoint) serve(app, host, endpoint, variantsOf(resources));
  restoreRoute(app, host);
}

function serve(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  for (const resource of variants.all) checkReaders(resource);
  listRoute(app, host, variants);
  recordRoutes(app, host, endpoint, variants);
  lookupRoutes(app, host, endpoint, variants);
  bulkRoute(app, host, endpoint, variants);
  reorderRoute(app, host, variants);
  historyRoute(app, host, endpoint, variants);
  revertRoute(app, host, endpoint, variants);
  commentRoutes(app, host, endpoint, variants);
  verbRoutes(app, host, variants);
}
