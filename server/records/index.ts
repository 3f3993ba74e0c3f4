import type { FastifyInstance } from 'fastify';
import type { ResourceModel } from '#/model/language/model.ts';
import { foundByRoutes } from './foundByRoutes.ts';
import { historyRoute } from './history/historyRoute.ts';
import { revertRoute } from './history/revertRoute.ts';
import { listRoute } from './list/listRoute.ts';
import { checkReaders } from './readers.ts';
import { recordRoutes } from './recordRoutes.ts';
import { type Faces, facesOf, type Host } from './serving.ts';
import { verbRoutes } from './verbs/verbRoutes.ts';
import { bulkRoute } from './write/bulkRoute.ts';
import { orderRoute } from './write/orderRoute.ts';

/** The generic calls of every resource: list, view, add, edit, delete, bulk, and the doors to its verbs. */
export async function crud(app: FastifyInstance, host: Host): Promise<void> {
  const byEndpoint = new Map<string, ResourceModel[]>();
  for (const resource of Object.values(host.model.resources))
    byEndpoint.set(resource.endpoint, [...(byEndpoint.get(resource.endpoint) ?? []), resource]);
  for (const [endpoint, resources] of byEndpoint) serve(app, host, endpoint, facesOf(resources));
}

function serve(app: FastifyInstance, host: Host, endpoint: string, faces: Faces): void {
  for (const resource of faces.all) checkReaders(resource);
  listRoute(app, host, faces);
  recordRoutes(app, host, endpoint, faces);
  foundByRoutes(app, host, endpoint, faces);
  bulkRoute(app, host, endpoint, faces);
  orderRoute(app, host, faces);
  historyRoute(app, host, endpoint, faces);
  revertRoute(app, host, endpoint, faces);
  verbRoutes(app, host, faces);
}
