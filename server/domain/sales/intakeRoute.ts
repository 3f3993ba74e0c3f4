import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { calculateOrder } from './calculateOrder.ts';
import type { OrderFigures, SellingEstablishment } from './figures.ts';
import { type IntakeObserver, type IntakeWay, ORDER_OUTCOMES } from './intakeObserver.ts';
import { describedIntake, intakeSchema, readOrder } from './orderSchema.ts';
import { freshSales } from './statistics.ts';
import { type Stored, storeOrders } from './storeOrders.ts';
import { type Read, tillCall } from './tillCall.ts';

/** What the intake answers for each order, in the order sent. */
export interface IntakeResult {
  uuid: string | null;
  id: number | null;
  status: Stored['status'] | 'rejected';
  errors?: Record<string, string[]>;
}

interface IntakeOptions {
  model: Model;
  database: Database;
  /** Who counts orders. */
  observe?: IntakeObserver | undefined;
}

/** POST /api/sales/intake: up to 500 orders of one establishment, durable before the answer. Source: the API contract, "Orders get in". */
export async function intakeRoute(app: FastifyInstance, { model, database, observe }: IntakeOptions): Promise<void> {
  const noteGrowth = freshSales((statement) => database.direct(statement));
  tillCall<OrderFigures, Stored['status']>(app, database, {
    path: '/api/sales/intake',
    permission: 'OrderCreate',
    list: 'orders',
    body: intakeSchema,
    describes: {
      tag: 'Orders',
      summary: 'Orders from a point of sale',
      body: describedIntake,
      description:
        'Idempotent by uuid: the same order again changes nothing, a newer revision replaces it, an older one is ignored. One bad order does not stop the others; what is answered as created or updated is durable.',
    },
    record: 'id',
    statuses: ['created', 'updated', 'unchanged'],
    read: (value, establishment, { caller }) => read(value, establishment, caller.stationId),
    store: (orders, establishment, { caller }) => {
      const by = { userId: caller.isPlatform ? null : caller.userId || null, by: caller.name };
      const now = new Date().toISOString();
      return database.tenant(establishment.clientId, (tx) => storeOrders({ tx, model, establishment, ...by, now }, orders), {
        retryable: true,
      });
    },
    say: (count) =>
      say('orders.taken_in', {
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        rejected: count('rejected'),
      }),
    afterwards: (count, { caller }) => {
      for (const outcome of ORDER_OUTCOMES) observe?.(wayOf(caller), outcome, count(outcome));
      return noteGrowth(count('created'));
    },
  });
}

function wayOf({ userType }: Caller): IntakeWay {
  return userType === 'station' || userType === 'api_key' ? userType : 'person';
}

function read(value: unknown, establishment: SellingEstablishment, stationId: number | undefined): Read<OrderFigures> {
  const order = readOrder(value);
  if ('errors' in order) return order;
  const calculated = calculateOrder({ ...order.sound, station_id: order.sound.station_id ?? stationId ?? null }, establishment);
  return 'errors' in calculated ? calculated : { sound: calculated.figures };
}
