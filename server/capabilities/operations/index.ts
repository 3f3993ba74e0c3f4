import type { FastifyInstance } from 'fastify';
import { success } from '#/server/foundation/http/envelope.ts';
import { operationsSchema } from './operationsSchema.ts';
import { type OperationsParts, readOperations } from './readOperations.ts';

const describes = {
  tag: 'Platform',
  summary: 'How the installation is: its processes, database, disk, jobs, e-mails and webhooks, and what is not well',
  data: operationsSchema,
};

/** GET /api/admin/operations: what whoever runs the installation looks at, for super-admins alone. */
export function operations(app: FastifyInstance, parts: OperationsParts): void {
  app.get('/api/admin/operations', { config: { permission: 'SuperAdminDashboard', describes } }, async ({ language }) =>
    success(await readOperations(parts, language)),
  );
}
