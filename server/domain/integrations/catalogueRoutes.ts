import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { say, sentenceIn } from '#/i18n/sentences.ts';
import { integrations as catalogue } from '#/resources/reference/integrations.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { namedEstablishment } from '#/server/foundation/http/namedEstablishments.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';
import { ABILITIES, abilitiesOf, ordersOf } from './connectors.ts';

const tag = 'Integrations';
const connection = {
  type: ['object', 'null'],
  description: 'The connection in use that was made last',
  properties: {
    id: { type: 'integer' },
    state: {
      enum: ['not_connected', 'connected', 'sign_in_again', null],
      description: 'Of a program that is reached over the network, or whose orders come in (by its signature key, or an access token)',
    },
    attention: { type: ['string', 'null'], description: 'What somebody must look at' },
  },
  required: ['id', 'state', 'attention'],
};
const item = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    kind: { type: 'string' },
    connected: { type: 'integer', minimum: 0 },
    abilities: { type: 'array', items: { enum: ABILITIES } },
    connection,
  },
  required: ['id', 'title', 'kind', 'connected', 'abilities', 'connection'],
};
const body = {
  type: 'object',
  properties: { establishment_id: { type: 'integer', minimum: 1 } },
  required: ['establishment_id'],
  additionalProperties: false,
};
const list = { type: 'object', properties: { list: { type: 'array', items: item } }, required: ['list'] };

/** The connections of one integration in an establishment. */
interface Connected {
  integration: string;
  count: number;
  id: number;
  state: 'not_connected' | 'connected' | 'sign_in_again' | null;
  /** Kept sentences: why nothing is sent, why no orders are fetched, and why the order that came last was refused. */
  problem: string | null;
  fetch_problem: string | null;
  orders_problem: string | null;
  /** Days that did not arrive, and were not sent anew since. */
  journals: number;
  /** Whether orders can come in: signed by its key, or fetched with a token. */
  has_way_in: boolean;
}

/**
 * POST /api/integration/list `{establishment_id}` and GET /api/integration/{id}: what can be connected, what the house does with it, and how
 * it stands there. Source: the API contract.
 */
export function catalogueRoutes(app: FastifyInstance, { database }: { database: Database }): void {
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
      return success({ list: catalogue.map(({ value }) => itemOf(value, connected.get(value), request)) });
    },
  );
  const viewing = { permission: 'IntegrationDetail', describes: { tag, summary: 'One of them', data: item, refusals: [404] } };
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/api/integration/:id',
    { config: viewing },
    async (request) => {
      const { id } = request.params;
      if (!catalogue.some(({ value }) => value === id)) throw notFound(say('platform.no_such_integration'));
      const asked = namedEstablishment(request.query);
      const connected = asked === undefined ? undefined : await connectedAt(database, request, asked, 'IntegrationDetail');
      return success(itemOf(id, connected?.get(id), request));
    },
  );
}

function itemOf(integration: string, connected: Connected | undefined, { language }: FastifyRequest) {
  const { label: title, kind } = catalogue.find(({ value }) => value === integration) ?? { label: integration, kind: '' };
  return {
    ...{ id: integration, title, kind, connected: connected?.count ?? 0, abilities: abilitiesOf(integration, kind) },
    connection: connected
      ? { id: connected.id, state: stateOf(integration, connected), attention: attentionOf(connected, language) }
      : null,
  };
}

/** How it is connected; null of a program that is only noted, or takes files. */
function stateOf(integration: string, { state, has_way_in }: Connected): Connected['state'] {
  if (!ordersOf(integration)) return state;
  return has_way_in ? 'connected' : 'not_connected';
}

/** What of a connection somebody must look at, the gravest first. */
function attentionOf({ problem, fetch_problem, journals, orders_problem }: Connected, language: string): string | null {
  const kept = problem ?? fetch_problem;
  if (kept !== null) return wordsOf(language, kept);
  if (journals > 0) return sentenceIn(language, say('accounting.not_arrived', { smart_count: journals }));
  return orders_problem === null ? null : wordsOf(language, orders_problem);
}

/** How an establishment's integrations are connected. @throws ApiError 403, 404 */
async function connectedAt(
  database: Database,
  { caller }: FastifyRequest,
  establishmentId: number,
  permission = 'Integrations',
): Promise<Map<string, Connected>> {
  const clientId = await clientOfEstablishment(database, caller, establishmentId);
  if (!canUse(caller, permission, establishmentId)) throw forbidden();
  return database.tenant(
    clientId,
    async (tx) => {
      const { rows } = await sql<Connected>`
        select distinct on (t.integration) t.integration, count(*) over (partition by t.integration) as count, t.id, t.state, t.problem,
          t.orders_fetch_problem as fetch_problem, coalesce(t.orders_key_ending, t.orders_token_ending) is not null as has_way_in,
          case when t.orders_refused_at > coalesce(t.orders_taken_at, '-infinity') then t.orders_problem end as orders_problem,
          (select count(distinct j.day) from tenant.sent_journals j
            where j.client_id = ${clientId} and j.connection = t.id and j.status in ('refused', 'given_up') and not exists (
              select 1 from tenant.sent_journals k where k.client_id = ${clientId} and k.connection = j.connection and k.day = j.day
                and k.id > j.id and k.status not in ('refused', 'filed', 'not_booked'))) as journals
        from tenant.third_party_integrations t
        where t.client_id = ${clientId} and t.establishment_id = ${establishmentId} and t.status = 'active'
        order by t.integration, t.id desc`.execute(tx);
      return new Map(rows.map((row) => [row.integration, row]));
    },
    { readonly: true },
  );
}
