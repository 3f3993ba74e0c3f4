import type { Model } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { type IntakeObserver, type IntakeWay, ORDER_OUTCOMES } from '#/server/domain/sales/intakeObserver.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import type { freshSales } from '#/server/domain/sales/statistics.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { OrdersConnection } from './connections.ts';
import type { OrdersIn, ReadOrders } from './ordersIn.ts';
import { takeInOrders } from './takeInOrders.ts';
import type { TakenOrder } from './takingIn.ts';

/** What documents are taken in with. */
export interface DocumentHost {
  model: Model;
  database: Database;
  /** Who counts orders. */
  observe?: IntakeObserver | undefined;
  noteGrowth: ReturnType<typeof freshSales>;
}

/** What came in of which program, by whom, and how. */
export interface TakingDocument {
  orders: Pick<OrdersIn, 'read'>;
  document: unknown;
  /** Whether each order stands there with all that was given back of it. */
  isWhole?: boolean;
  by: Causer;
  way: IntakeWay;
}

/** What became of a document's orders, in their order. */
export interface TakenDocument extends Pick<ReadOrders, 'elsewhere'> {
  taken: readonly TakenOrder[];
  counts: Record<(typeof ORDER_OUTCOMES)[number], number>;
}

/** Reads another program's document and stores its orders, in one unit of work, and tells whoever counts them. */
export async function takeDocument(
  { model, database, observe, noteGrowth }: DocumentHost,
  connection: Pick<OrdersConnection, 'clientId' | 'establishmentId' | 'id' | 'program' | 'location'>,
  { orders, document, isWhole = false, by, way }: TakingDocument,
): Promise<TakenDocument> {
  const { clientId, establishmentId, id, program, location } = connection;
  const now = new Date().toISOString();
  const { taken, elsewhere } = await database.tenant(
    clientId,
    async (tx) => {
      const establishment = present(await ownEstablishment(tx, clientId, establishmentId), 'establishment of a connection');
      const found = orders.read(document, { decimals: currencyDecimals(establishment.currency), location });
      const became = await takeInOrders({ tx, model, establishment, connection: { id, program }, isWhole, by, now }, found.orders);
      return { taken: became, elsewhere: found.elsewhere };
    },
    { retryable: true },
  );
  const count = (status: TakenOrder['status']) => taken.filter((one) => one.status === status).length;
  const counts = { created: count('created'), updated: count('updated'), unchanged: count('unchanged'), rejected: count('rejected') };
  for (const outcome of ORDER_OUTCOMES) observe?.(way, outcome, counts[outcome]);
  await noteGrowth(counts.created);
  return { taken, elsewhere, counts };
}
