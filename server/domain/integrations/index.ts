import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { integrations as catalogue } from '#/resources/reference/integrations.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { namedEstablishment } from '#/server/foundation/http/namedEstablishments.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { ownerOfEstablishment } from '#/server/records/place.ts';
import { type OnlineOptions, onlineIntegrations } from './online/index.ts';
import { type OrdersHost, ordersOfPrograms } from './orders/index.ts';

const tag = 'Integrations';
const item = {
  type: 'object',
  properties: { id: { type: 'string' }, title: { type: 'string' }, kind: { type: 'string' }, connected: { type: 'integer', minimum: 0 } },
  required: ['id', 'title', 'kind', 'connected'],
};
const body = {
  type: 'object',
  properties: { establishment_id: { type: 'integer', minimum: 1 } },
  required: ['establishment_id'],
  additionalProperties: false,
};
const list = { type: 'object', properties: { list: { type: 'array', items: item } }, required: ['list'] };

export interface IntegrationOptions extends OnlineOptions, Pick<OrdersHost, 'callsPerMinute'> {}

/** Other programs: what can be connected, those that are reached over the network, and those whose orders come in. */
export async function integrations(app: FastifyInstance, { callsPerMinute, ...options }: IntegrationOptions): Promise<void> {
  const { database, model, publicUrl, open } = options;
  catalogueRoutes(app, { database });
  onlineIntegrations(app, options);
  await ordersOfPrograms(app, { database, model, publicUrl, open, callsPerMinute });
}

/**
 * POST /api/integration/list `{establishment_id}` and GET /api/integration/{id}: what can be connected, and how often it is there. Source:
 * the API contract.
 */
function catalogueRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const listing = {
    permission: 'Integrations',
    describes: { tag, summary: 'The integrations that an establishment can connect', body, data: list, refusals: [404] },
  };
  app.post<{ Body: { establishment_id: number } }>(
    '/api/integration/list',
    { config: listing, schema: { body }, attachValidation: true },
    async (request) => {
      refuseInvalid(request);
      const connected = await connectedAt(database, request, request.body.establishment_id);
      return success({
        list: catalogue.map(({ value, label, kind }) => ({ id: value, title: label, kind, connected: connected.get(value) ?? 0 })),
      });
    },
  );
  const viewing = { permission: 'IntegrationDetail', describes: { tag, summary: 'One of them', data: item, refusals: [404] } };
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/api/integration/:id',
    { config: viewing },
    async (request) => {
      const found = catalogue.find(({ value }) => value === request.params.id);
      if (!found) throw notFound(say('platform.no_such_integration'));
      const asked = namedEstablishment(request.query);
      const connected = asked === undefined ? undefined : await connectedAt(database, request, asked, 'IntegrationDetail');
      return success({ id: found.value, title: found.label, kind: found.kind, connected: connected?.get(found.value) ?? 0 });
    },
  );
}

/** How many connections of each an establishment has. @throws ApiError 403, 404 */
async function connectedAt(
  database: Database,
  { caller }: FastifyRequest,
  establishmentId: number,
  permission = 'Integrations',
): Promise<Map<string, number>> {
  const clientId = await ownerOfEstablishment(database, caller, establishmentId);
  if (!canUse(caller, permission, establishmentId)) throw forbidden();
  return database.tenant(
    clientId,
    async (tx) => {
      const { rows } = await sql<{ integration: string; count: number }>`
        select integration, count(*) as count from tenant.third_party_integrations
        where client_id = ${clientId} and establishment_id = ${establishmentId} and status = 'active' group by integration`.execute(tx);
      return new Map(rows.map(({ integration, count }) => [integration, count]));
    },
    { readonly: true },
  );
}
