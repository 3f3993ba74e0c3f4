import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#/i18n/languages.ts';
import { say, sentenceIn } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { ORDER_OUTCOMES } from '#/server/domain/sales/intakeObserver.ts';
import { freshSales } from '#/server/domain/sales/statistics.ts';
import { forbidden, notFound, tooMany } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { readJsonObject } from '#/server/foundation/http/jsonBody.ts';
import { rawBodies, rawBodyOf } from '#/server/foundation/http/rawBody.ts';
import { refuseHostileText, refuseInvalid } from '#/server/foundation/http/validation.ts';
import { causerOf, idOf } from '#/server/records/routeContext.ts';
import { ordersOf } from '../connectors.ts';
import { type OrdersConnection, seenConnection, signedConnection } from './connections.ts';
import { type FetchHost, fetchOrders } from './fetchOrders.ts';
import type { ReadOrders } from './ordersIn.ts';
import { isSigned, ownerOfKey } from './ordersKey.ts';
import { FETCH_ORDERS, type FetchAsked } from './queueFetch.ts';
import { type TakingDocument, takeDocument } from './takeDocument.ts';
import { titleOf } from './takeInOrders.ts';

/** What taking in other programs' orders stands on. */
export interface OrdersParts extends Omit<FetchHost, 'noteGrowth'> {
  publicUrl: string | undefined;
  /** Of one address to one connection. */
  callsPerMinute: number;
}
type OrdersHost = OrdersParts & Pick<FetchHost, 'noteGrowth'>;

const BASE = '/api/third-party-integration';
const tag = 'Integrations';
const order = {
  type: 'object',
  properties: {
    order: { type: 'string' },
    id: { type: ['integer', 'null'] },
    status: { enum: [...ORDER_OUTCOMES, 'waiting'] },
    reasons: { type: 'array', items: { type: 'string' } },
  },
  required: ['order', 'id', 'status', 'reasons'],
};
const answer = {
  type: 'object',
  properties: {
    list: { type: 'array', items: order },
    elsewhere: { type: 'integer', minimum: 0, description: 'Orders of other establishments than the one that the connection names' },
  },
  required: ['list', 'elsewhere'],
};
const document = { type: 'object', description: 'Orders as the program has them: one, or `{ orders: […] }`', additionalProperties: true };

/** Orders of other programs: their webhooks, their files, and the address that they send to. Source: docs/decisions/connectors.md. */
export async function ordersOfPrograms(app: FastifyInstance, parts: OrdersParts): Promise<void> {
  const host: OrdersHost = { ...parts, noteGrowth: freshSales((statement) => parts.database.direct(statement)) };
  await app.register(async (scope) => webhook(scope, host));
  fetchOrders(host);
  app.post<{ Body: { document: object } }>(
    `${BASE}/:id/take-orders`,
    {
      schema: {
        body: { type: 'object', properties: { document: { type: 'object' } }, required: ['document'], additionalProperties: false },
      },
      attachValidation: true,
      config: {
        permission: 'OrderCreate',
        describes: {
          tag,
          summary: 'Orders from a file of another program',
          description: 'Each order counts once, whether it came by a webhook or a file; what is refused says why and stops no other.',
          body: { type: 'object', properties: { document }, required: ['document'], additionalProperties: false },
          data: answer,
          refusals: [404],
        },
      },
    },
    async (request) => {
      const connection = await seenConnection(host.database, request.caller, idOf(request));
      if (!canUse(request.caller, 'OrderCreate', connection.establishmentId)) throw forbidden();
      const orders = ordersOf(connection.program);
      if (!orders) throw notFound(say('connected.no_such_program'));
      refuseInvalid(request);
      return takeIn(
        host,
        connection,
        orders,
        { document: request.body.document, by: causerOf(request), way: 'program_file' },
        request.language,
      );
    },
  );
  app.get(
    `${BASE}/:id/orders`,
    {
      config: {
        permission: 'IntegrationDetail',
        describes: {
          tag,
          summary: 'The address to which a program sends orders',
          data: { type: 'object', properties: { address: { type: 'string' } }, required: ['address'] },
          refusals: [404],
        },
      },
    },
    async (request) => {
      const { id, program } = await seenConnection(host.database, request.caller, idOf(request));
      if (!ordersOf(program)) throw notFound(say('connected.no_such_program'));
      return success({ address: addressOf(host, request, `${BASE}/${id}/orders/${program}`) });
    },
  );
}

/**
 * The webhook of a connection. Whoever has not signed with its key learns nothing of it: an unknown one, another program's and a wrong
 * signature are answered alike. What is refused of signed orders is answered 200, as sending it again would change nothing.
 */
function webhook(app: FastifyInstance, host: OrdersHost): void {
  rawBodies(app);
  app.post<{ Params: { id: string; program: string } }>(
    `${BASE}/:id/orders/:program`,
    {
      config: {
        public: true,
        rateLimit: {
          max: host.callsPerMinute,
          timeWindow: '1 minute',
          allowList: () => false,
          keyGenerator: (request) => `${valuesIn(request.params).id} ${request.ip}`,
          errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000, say('access.too_many_calls', { most: host.callsPerMinute })),
        },
        describes: {
          tag,
          summary: 'Orders from a webhook of another program',
          description:
            'Signed as the program signs its webhooks: Square in `x-square-hmacsha256-signature` (over address and body), Shopify in `X-Shopify-Hmac-Sha256` (over the body). Idempotent: a later state of an order replaces an earlier one. What is answered as created or updated is durable; `waiting` is an order that the body only names, which is fetched from the program.',
          body: document,
          data: answer,
          refusals: [403, 429],
        },
      },
    },
    async (request) => {
      const { id, program } = request.params;
      const bytes = rawBodyOf(request);
      const orders = ordersOf(program);
      const connection = orders && /^\d{1,15}$/.test(id) ? await signedConnection(host.database, Number(id), program) : undefined;
      const key = connection?.sealedKey ? host.open(connection.sealedKey, ownerOfKey(connection.clientId, connection.id)) : undefined;
      const signature = String(request.headers[orders?.signature.header ?? ''] ?? '');
      const sent = { address: addressOf(host, request, request.url), body: bytes, signature };
      const isRight = isSigned(orders?.signature ?? { header: '', over: 'body' }, key ?? 'no key', sent);
      if (!isRight || key === undefined || !connection || !orders) throw forbidden(say('connected.not_signed'));
      const value = readJsonObject(bytes);
      refuseHostileText(value);
      const by = { userId: null, name: titleOf(program), address: request.ip };
      const named = orders.fetched?.namedIn(value);
      if (named && connection.hasToken) return success(await fetchNamed(host, connection, named));
      const reading = named ? { read: () => withoutToken(value, named) } : orders;
      return takeIn(host, connection, reading, { document: value, by, way: 'program_webhook' }, request.language);
    },
  );
}

const addressOf = ({ publicUrl }: OrdersHost, request: FastifyRequest, path: string) =>
  `${publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`}${path}`;

/** Takes a document in, and answers what became of its orders. */
async function takeIn(
  host: OrdersHost,
  connection: OrdersConnection,
  orders: TakingDocument['orders'],
  taking: Omit<TakingDocument, 'orders'>,
  language: Language,
) {
  const { taken, elsewhere, counts } = await takeDocument(host, connection, { orders, ...taking });
  const list = taken.map(({ number, id, status, reasons }) => ({
    order: number,
    id,
    status,
    reasons: reasons.map((why) => sentenceIn(language, why)),
  }));
  return success({ list, elsewhere }, say('orders.taken_in', counts));
}

/** Of orders that are only named, where nothing can be fetched: says so at the connection and in the log. Kept is none of it. */
const withoutToken = (document: unknown, named: readonly string[]): ReadOrders => ({
  orders: named.map((number) => ({ number, ids: [], document, about: { lines: [] }, reasons: [say('connected.needs_token')] })),
  elsewhere: 0,
});

/** Has the orders fetched that a webhook names: a program waits for its answer for seconds only. */
async function fetchNamed({ jobs }: OrdersHost, { clientId, id }: OrdersConnection, named: readonly string[]) {
  if (named.length) await jobs.enqueue(FETCH_ORDERS, { clientId, id, orderIds: named } satisfies FetchAsked, { clientId, userId: null });
  return { list: named.map((order) => ({ order, id: null, status: 'waiting', reasons: [] })), elsewhere: 0 };
}
