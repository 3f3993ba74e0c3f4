import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#/i18n/languages.ts';
import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { present, valuesIn } from '#/model/values/shapes.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { type IntakeObserver, type IntakeWay, ORDER_OUTCOMES } from '#/server/domain/sales/intakeObserver.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { freshSales } from '#/server/domain/sales/statistics.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forbidden, notFound, tooMany } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { readJsonObject } from '#/server/foundation/http/jsonBody.ts';
import { rawBodies, rawBodyOf } from '#/server/foundation/http/rawBody.ts';
import { refuseHostileText, refuseInvalid } from '#/server/foundation/http/validation.ts';
import { causerOf, idOf } from '#/server/records/routeContext.ts';
import { ordersOf } from '../connectors.ts';
import { type OrdersConnection, seenConnection, signedConnection } from './connections.ts';
import type { OrdersIn } from './ordersIn.ts';
import { isSigned, ownerOfKey } from './ordersKey.ts';
import { takeInOrders, titleOf } from './takeInOrders.ts';
import type { TakenOrder } from './takingIn.ts';

/** What taking in other programs' orders stands on. */
export interface OrdersHost {
  model: Model;
  database: Database;
  publicUrl: string | undefined;
  /** Who counts orders. */
  observe?: IntakeObserver | undefined;
  /** Of one address to one connection. */
  callsPerMinute: number;
  /** Opens a sealed key; undefined where it is somebody else's, or was sealed under another secret of the host. */
  open(sealed: string, owner: string): string | undefined;
}

const BASE = '/api/third-party-integration';
const tag = 'Integrations';
const order = {
  type: 'object',
  properties: {
    order: { type: 'string' },
    id: { type: ['integer', 'null'] },
    status: { enum: ['created', 'updated', 'unchanged', 'rejected'] },
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
export async function ordersOfPrograms(app: FastifyInstance, host: OrdersHost): Promise<void> {
  const noteGrowth = freshSales((statement) => host.database.direct(statement));
  await app.register(async (scope) => webhook(scope, host, noteGrowth));
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
        { document: request.body.document, by: causerOf(request), way: 'program_file', noteGrowth },
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

type NoteGrowth = ReturnType<typeof freshSales>;

/**
 * The webhook of a connection. Whoever has not signed with its key learns nothing of it: an unknown one, another program's and a wrong
 * signature are answered alike. What is refused of signed orders is answered 200, as sending it again would change nothing.
 */
function webhook(app: FastifyInstance, host: OrdersHost, noteGrowth: NoteGrowth): void {
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
            'Signed as the program signs its webhooks: Square in `x-square-hmacsha256-signature` (over address and body), Shopify in `X-Shopify-Hmac-Sha256` (over the body). Idempotent: a later state of an order replaces an earlier one. What is answered as created or updated is durable.',
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
      return takeIn(host, connection, orders, { document: value, by, way: 'program_webhook', noteGrowth }, request.language);
    },
  );
}

const addressOf = ({ publicUrl }: OrdersHost, request: FastifyRequest, path: string) =>
  `${publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`}${path}`;

async function takeIn(
  { model, database, observe }: OrdersHost,
  connection: OrdersConnection,
  orders: OrdersIn,
  { document: value, by, way, noteGrowth }: { document: unknown; by: Causer; way: IntakeWay; noteGrowth: NoteGrowth },
  language: Language,
) {
  const { clientId, establishmentId, id, program, location } = connection;
  const now = new Date().toISOString();
  const { taken, elsewhere } = await database.tenant(
    clientId,
    async (tx) => {
      const establishment = present(await ownEstablishment(tx, clientId, establishmentId), 'establishment of a connection');
      const found = orders.read(value, { decimals: currencyDecimals(establishment.currency), location });
      const became = await takeInOrders({ tx, model, establishment, connection: { id, program }, by, now }, found.orders);
      return { taken: became, elsewhere: found.elsewhere };
    },
    { retryable: true },
  );
  const count = (status: TakenOrder['status']) => taken.filter((one) => one.status === status).length;
  for (const outcome of ORDER_OUTCOMES) observe?.(way, outcome, count(outcome));
  await noteGrowth(count('created'));
  const list = taken.map((one) => ({
    order: one.number,
    id: one.id,
    status: one.status,
    reasons: one.reasons.map((why) => words(why, language)),
  }));
  const counts = { created: count('created'), updated: count('updated'), unchanged: count('unchanged'), rejected: count('rejected') };
  return success({ list, elsewhere }, say('orders.taken_in', counts));
}

const words = (sentence: Sentence, language: Language) => sentenceIn(language, sentence);
