import type http from 'node:http';
import { ProgramSandbox, type Reply } from './programSandbox.ts';

type Row = Record<string, unknown> & { id: string };

/**
 * Square, as far as its connector calls it: orders with the payments and refunds that belong to them. A search names orders alone, a page
 * at a time; a sale never says what was given back of it.
 */
export class SquareSandbox extends ProgramSandbox {
  protected override readonly companyParameter = '';
  protected override readonly usual = '';
  protected override readonly unauthorized = { errors: [{ category: 'AUTHENTICATION_ERROR', code: 'UNAUTHORIZED' }] };
  locations = ['D7AVYMEAPJ3A3'];
  orders: Row[] = [];
  /** By id: what refunds a payment has, and of what order a refund is. */
  payments: Record<string, string[]> = {};
  refunds: Record<string, string> = {};
  /** What happened to gift cards, or how that is refused. */
  activities: Record<string, unknown>[] | number = [];
  /** The calls that came, by method and path. */
  calls: string[] = [];
  /** So many orders a search answers at a time. */
  page = 100;

  static start(): Promise<SquareSandbox> {
    return new SquareSandbox().listen();
  }

  /** A sale with a payment of its own. */
  sell(order: Row): void {
    const tender = (order.tenders as Row[] | undefined)?.[0];
    this.orders.push({ ...order, tenders: tender ? [{ ...tender, id: `P-${order.id}` }] : [] });
    if (tender) this.payments[`P-${order.id}`] = [];
  }

  /** An order that gives something back of a sale, and the refund that leads to it. */
  giveBack(saleId: string, order: Row): void {
    const [back] = order.returns as [object];
    const refunds = (order.refunds as Row[]).map((one) => ({ ...one, id: `R-${order.id}` }));
    this.orders.push({ ...order, returns: [{ ...back, source_order_id: saleId }], refunds });
    this.refunds[`R-${order.id}`] = order.id;
    this.payments[`P-${saleId}`]?.push(`R-${order.id}`);
  }

  protected override reply(url: URL, text: string, request: http.IncomingMessage): Reply {
    this.calls.push(`${request.method} ${url.pathname}`);
    const trouble = this.trouble.shift();
    if (trouble === 'lost') return 'lost';
    if (trouble !== undefined) return [trouble, { errors: [{ code: 'FORBIDDEN', detail: 'The token lacks ORDERS_READ' }] }];
    const body = text ? JSON.parse(text) : {};
    const [, what = '', id = ''] =
      /^\/v2\/(orders\/batch-retrieve|orders\/search|gift-cards\/activities|locations|payments|refunds)(?:\/(.+))?$/.exec(url.pathname) ??
      [];
    const found: Record<string, () => Reply> = {
      'orders/batch-retrieve': () => [200, { orders: this.orders.filter((order) => body.order_ids.includes(order.id)) }],
      'orders/search': () => this.#search(body),
      'gift-cards/activities': () => this.#cards(url.searchParams),
      locations: () => [200, { locations: this.locations.map((one) => ({ id: one, status: 'ACTIVE' })) }],
      payments: () => (this.payments[id] ? [200, { payment: { id, refund_ids: this.payments[id] } }] : missing),
      refunds: () => (this.refunds[id] ? [200, { refund: { id, order_id: this.refunds[id] } }] : missing),
    };
    return found[what]?.() ?? missing;
  }

  #cards(asked: URLSearchParams): Reply {
    const { activities } = this;
    if (typeof activities === 'number') return [activities, { errors: [{ code: 'INSUFFICIENT_SCOPES' }] }];
    const [begin, end] = [asked.get('begin_time') ?? '', asked.get('end_time') ?? ''];
    const at = (one: Record<string, unknown>) => String(one.created_at);
    return [200, { gift_card_activities: activities.filter((one) => at(one) >= begin && at(one) <= end) }];
  }

  #search({ location_ids, query, cursor = '0', return_entries }: Search): Reply {
    const { start_at } = query.filter.date_time_filter.updated_at;
    if (!return_entries || query.sort.sort_field !== 'UPDATED_AT') return [400, { errors: [{ code: 'BAD_REQUEST' }] }];
    const changed = this.orders
      .filter((order) => location_ids.includes(String(order.location_id)) && String(order.updated_at) >= start_at)
      .sort((one, other) => (String(one.updated_at) < String(other.updated_at) ? -1 : 1));
    const next = Number(cursor) + this.page;
    const order_entries = changed.slice(Number(cursor), next).map(({ id, location_id }) => ({ order_id: id, location_id }));
    return [200, { order_entries, ...(next < changed.length && { cursor: String(next) }) }];
  }
}

interface Search {
  location_ids: string[];
  query: { filter: { date_time_filter: { updated_at: { start_at: string } } }; sort: { sort_field: string } };
  cursor?: string;
  return_entries: boolean;
}

const missing: Reply = [404, { errors: [{ code: 'NOT_FOUND' }] }];
