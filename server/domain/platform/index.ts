import type { FastifyInstance } from 'fastify';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { type CountedPeriod, clientCounts, platformSummary } from './clientCounts.ts';

const tag = 'Platform';
const permission = 'SuperAdminDashboard';
const whole = { type: 'integer', minimum: 0 };
const summary = {
  type: 'object',
  properties: { clients: whole, establishments: whole, stations: whole },
  required: ['clients', 'establishments', 'stations'],
};
const counts = {
  type: 'object',
  properties: {
    list: {
      type: 'array',
      items: { type: 'object', properties: { label: { type: 'string' }, count: whole }, required: ['label', 'count'] },
    },
  },
  required: ['list'],
};

/** The figures of the super-admin dashboard: GET /api/admin/dashboard-summary and the counts of clients. Source: the API contract. */
export async function platform(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  const describes = { tag, summary: 'How many clients, establishments and stations there are', data: summary };
  app.get('/api/admin/dashboard-summary', { config: { permission, describes } }, async () =>
    success(await database.platform(platformSummary, { readonly: true, retryable: true, replica: true })),
  );
  countRoute(app, database, '/api/admin/weekly-client-count', 'week');
  countRoute(app, database, '/api/admin/monthly-client-count', 'month');
  countRoute(app, database, '/api/admin/yearly-client-count', 'year');
}

function countRoute(app: FastifyInstance, database: Database, path: string, period: CountedPeriod): void {
  const describes = { tag, summary: `Clients over the last ${period}`, data: counts };
  app.get(path, { config: { permission, describes } }, async () =>
    success({ list: await database.platform((tx) => clientCounts(tx, period), { readonly: true, retryable: true, replica: true }) }),
  );
}
