import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { errorsIn, success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { calculateOrder } from './calculateOrder.ts';
import type { OrderFigures, SellingPlace } from './figures.ts';
import { intakeSchema, readOrder } from './orderSchema.ts';
import { sellingPlaceOf } from './sellingPlace.ts';
import { freshStatistics } from './statistics.ts';
import { type Stored, storeOrders } from './storeOrders.ts';

/** Who may send orders: points of sale and users who may create them. */
const INTAKE_PERMISSION = 'OrderCreate';

/** What the intake answers for each order, in the order sent. */
export interface IntakeResult {
  uuid: string | null;
  id: number | null;
  status: Stored['status'] | 'rejected';
  errors?: Record<string, string[]>;
}

const describes = {
  tag: 'Orders',
  summary: 'Orders from a point of sale',
  description:
    'Idempotent by uuid: the same order again changes nothing, a newer revision replaces it, an older one is ignored. One bad order does not stop the others; what is answered as created or updated is durable.',
  data: {
    type: 'object',
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            uuid: { type: ['string', 'null'] },
            id: { type: ['integer', 'null'] },
            status: { enum: ['created', 'updated', 'unchanged', 'rejected'] },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
          required: ['uuid', 'id', 'status'],
        },
      },
    },
    required: ['list'],
  },
  refusals: [404],
};

/** POST /api/sales/intake: up to 500 orders of one establishment, durable before the answer. Source: the API contract, "Orders get in". */
export async function intakeRoute(app: FastifyInstance, { model, database }: { model: Model; database: Database }): Promise<void> {
  const noteGrowth = freshStatistics((statement) => database.direct(statement));
  app.post<{ Body: { establishment_id: number; orders: unknown[] } }>(
    '/api/sales/intake',
    { schema: { body: intakeSchema }, attachValidation: true, config: { permission: INTAKE_PERMISSION, describes } },
    async (request) => {
      const place = await sellingPlaceOf(database, request.caller, INTAKE_PERMISSION, request.body?.establishment_id);
      refuseInvalid(request);
      const list = await takeIn(request, database, model, present(place, 'establishment to take orders in'), request.body.orders);
      await noteGrowth(list.filter(({ status }) => status === 'created').length);
      return success({ list }, sentenceOf(list));
    },
  );
}

async function takeIn(
  { caller, language }: FastifyRequest,
  database: Database,
  model: Model,
  place: SellingPlace,
  orders: readonly unknown[],
): Promise<IntakeResult[]> {
  const validated = orders.map((order) => validate(order, place, caller.stationId));
  const sound = validated.flatMap((one) => ('figures' in one ? [one.figures] : []));
  const now = new Date().toISOString();
  const stored = sound.length
    ? await database.tenant(
        place.clientId,
        (tx) => storeOrders({ tx, model, place, userId: caller.isPlatform ? null : caller.userId || null, by: caller.name, now }, sound),
        {
          retryable: true,
        },
      )
    : [];
  const outcomes = stored.values();
  return validated.map((one, i) =>
    'figures' in one
      ? { uuid: one.figures.input.uuid, ...present(outcomes.next().value, 'outcome of a sound order') }
      : { uuid: uuidOf(orders[i]), id: null, status: 'rejected', errors: errorsIn(language, one.errors) },
  );
}

function validate(value: unknown, place: SellingPlace, stationId: number | undefined): { figures: OrderFigures } | { errors: FieldErrors } {
  const read = readOrder(value);
  if ('errors' in read) return read;
  return calculateOrder({ ...read.order, station_id: read.order.station_id ?? stationId ?? null }, place);
}

function uuidOf(order: unknown): string | null {
  const uuid = typeof order === 'object' && order !== null && 'uuid' in order ? order.uuid : null;
  return typeof uuid === 'string' ? uuid : null;
}

function sentenceOf(list: readonly IntakeResult[]): Sentence {
  const count = (status: IntakeResult['status']) => list.filter((one) => one.status === status).length;
  return say('orders.taken_in', {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
  });
}
