import { rowsIn, textsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import { OddAnswer } from '#/server/domain/integrations/online/programErrors.ts';
import { wordOf } from '#/server/domain/integrations/orders/orderReading.ts';
import type { FetchedOrders } from '#/server/domain/integrations/orders/ordersIn.ts';
import type { ProgramCalls } from '#/server/domain/integrations/programCalls.ts';
import { paymentOf, withCards } from './giftCards.ts';
import { known } from './known.ts';

/** As many orders are asked for at a time: the most that BatchRetrieveOrders answers. */
const PAGE = 100;
/** As many locations SearchOrders searches at a time. */
const MOST_LOCATIONS = 10;
/** A search that has more pages goes in circles. */
const MOST_PAGES = 10_000;
/** Tenders of long ago have no payment. */
const GONE = [404];
/** So many calls are under way at once. */
const TOGETHER = 5;

/**
 * Orders of Square, fetched from its API (developer.squareup.com: BatchRetrieveOrders, SearchOrders, ListLocations, GetPayment,
 * GetPaymentRefund, ListGiftCardActivities) with an access token that may read orders, payments, gift cards and the merchant's profile.
 */
export const fetched: FetchedOrders = {
  api: 'https://connect.squareup.com',
  headers: { 'square-version': '2025-01-23' },

  reasonOf(body) {
    return textsIn(rowsIn(valuesIn(body).errors).map(({ detail, code }) => detail ?? code)).join(' ') || undefined;
  },

  namedIn(document) {
    const { type, data } = valuesIn(document);
    const { object } = valuesIn(data);
    if (typeof type !== 'string' || !object) return undefined;
    // An order that it holds whole has an id of its own, and is read as it is.
    const ids = Object.values(valuesIn(object)).flatMap((about) => [about, ...Object.values(valuesIn(about))].map(orderNamed));
    return valuesIn(object).order ? undefined : [...new Set(ids)].filter(Boolean);
  },

  async byIds(calls, ids) {
    const asked = await retrieve(calls, ids);
    const sources = asked.map(sourceOf).filter((id) => id !== null);
    const sales = [...asked.filter((order) => sourceOf(order) === null), ...(await retrieve(calls, missing(sources, asked)))];
    const backIds = (await together(sales, (sale) => returnsOf(calls, sale))).flat();
    const returns = [
      ...asked.filter((order) => sourceOf(order) !== null),
      ...(await retrieve(calls, missing(backIds, [...asked, ...sales]))),
    ];
    const orders = [...(await together(sales, (sale) => withCards(calls, sale))), ...returns];
    return orders.length ? { orders } : undefined;
  },

  async *changed(calls, since, location) {
    const locations = location === null ? await locationsOf(calls) : [location];
    for (let at = 0; at < locations.length; at += MOST_LOCATIONS)
      yield* search(calls, { location_ids: locations.slice(at, at + MOST_LOCATIONS), since });
  },
};

const orderNamed = (about: unknown) => wordOf(valuesIn(about).order_id);

/** The order of which an order gives something back that sells nothing itself; null of one that is a sale. */
export function sourceOf(order: Values): string | null {
  const sources = rowsIn(order.returns).map((one) => wordOf(one.source_order_id));
  const [source = ''] = sources.filter((one) => one !== wordOf(order.id));
  return source || null;
}

/** Ids, each once, of which there is no order yet. */
function missing(ids: readonly string[], orders: readonly Values[]): string[] {
  const known = new Set(orders.map(({ id }) => wordOf(id)));
  return [...new Set(ids)].filter((id) => id && !known.has(id));
}

/** Those of the orders that it knows. */
async function retrieve(calls: ProgramCalls, ids: readonly string[]): Promise<Values[]> {
  const found: Values[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const { orders } = valuesIn(await calls.call('/v2/orders/batch-retrieve', { body: { order_ids: ids.slice(at, at + PAGE) } }));
    found.push(...rowsIn(orders));
  }
  return found;
}

/**
 * The orders that gave something back of a sale. It does not name them itself: its payments name their refunds, and each refund its order.
 * All of them are needed, as a sale is stored with whatever was given back of it.
 */
async function returnsOf(calls: ProgramCalls, sale: Values): Promise<string[]> {
  const ids: string[] = [];
  for (const tender of rowsIn(sale.tenders)) {
    const { payment } = await known(calls, `/v2/payments/${encodeURIComponent(paymentOf(tender))}`, GONE);
    for (const refundId of textsIn(valuesIn(payment).refund_ids)) {
      const { refund } = await known(calls, `/v2/refunds/${encodeURIComponent(refundId)}`, GONE);
      ids.push(wordOf(valuesIn(refund).order_id));
    }
  }
  return ids;
}

async function locationsOf(calls: ProgramCalls): Promise<string[]> {
  return textsIn(rowsIn(valuesIn(await calls.call('/v2/locations')).locations).map(({ id }) => id));
}

async function* search(
  calls: ProgramCalls,
  { location_ids, since }: { location_ids: readonly string[]; since: string },
): AsyncGenerator<readonly string[]> {
  // Either both name the same time or it refuses them.
  const query = {
    filter: { date_time_filter: { updated_at: { start_at: since } } },
    sort: { sort_field: 'UPDATED_AT', sort_order: 'ASC' },
  };
  let cursor: string | undefined;
  let pages = 0;
  do {
    pages += 1;
    if (pages > MOST_PAGES) throw new OddAnswer('The search for orders has no end');
    const body = { location_ids, query, limit: PAGE, return_entries: true, ...(cursor && { cursor }) };
    const answer = valuesIn(await calls.call('/v2/orders/search', { body }));
    const ids = textsIn(rowsIn(answer.order_entries).map(({ order_id }) => order_id));
    if (ids.length) yield ids;
    cursor = wordOf(answer.cursor) || undefined;
  } while (cursor);
}

/** Some calls at a time, their answers in order. */
async function together<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < items.length; at += TOGETHER) answers.push(...(await Promise.all(items.slice(at, at + TOGETHER).map(ask))));
  return answers;
}
