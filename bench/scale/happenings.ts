import { randomUUID } from 'node:crypto';
import { listPath, resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { MINUTE_MS, SECOND_MS } from '#/model/values/durations.ts';
import { readInstant } from '#/model/values/instants.ts';
import { model } from '#/resources/index.ts';
import { byCard } from '#/server/demo/cardWallet.ts';
import { fakeOrder } from '#/server/demo/fakeOrder.ts';
import { payFor } from '#/server/demo/payments.ts';
import { type Random, randomFrom } from '#/server/demo/random.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { ALLOWED_AGES, LIVE_LISTS_REFRESH_MS, REFRESH_MS } from '#/src/screens/dashboard/freshness.ts';
import { DASHBOARD_LISTS, ROWS } from '#/src/screens/dashboard/lists.ts';
import { grantOf } from '#/tests/support/app.ts';
import { A_DAY, momentsOf, type Stretch } from './aDay.ts';
import type { Place } from './places.ts';

/** A call that somebody makes of the host. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  token?: string;
  /** Whether its answer says for each part whether it was taken. */
  isTill?: boolean;
  /** Whether it changes something that has no name of its own: it is sent under a key, so that it can be sent again. */
  isChange?: boolean;
  /** An order that is acknowledged with the answer. */
  order?: OrderInput;
}

/** What is done at a moment of the day, in milliseconds since its midnight. */
export interface Happening {
  at: number;
  kind: string;
  place: Place;
  call: Call;
}

/** What is lived through. */
interface Day {
  /** `YYYY-MM-DD`, where the establishments are. */
  date: string;
  /** Seconds of the day in one real second. */
  speed: number;
  stretch: Stretch;
}

/**
 * How often a dashboard has a new reading in the busiest hour, and asks for its lists with it: after a minute, or when a sale comes, which
 * is every hundred seconds.
 */
const LISTS_EVERY_MS = 45 * SECOND_MS;
const LONGEST_STAY_MS = 95 * MINUTE_MS;
const LISTS = ['products', 'orders'].map((name) => listPath(resourceOf(model, name)));
const TILES = Object.keys(model.reports).filter((name) => name.startsWith('dashboard-'));

/** Everything that is done in one establishment in a part of a day. */
export function happeningsOf(place: Place, day: Day): Happening[] {
  const random = randomFrom(`${place.clientId} ${place.id} ${day.date}`);
  const done: Done[] = [
    ...tillOf(place, random, day),
    ...drawerOf(place, random, day),
    ...shiftsOf(place, random, day),
    ...dashboardsOf(place, random, day),
    ...officeOf(place, random, day),
  ];
  return done.map((one) => ({ ...one, place })).filter(({ at }) => at >= day.stretch.from && at < day.stretch.to);
}

/** What was before: every dish was sold the day before, so that what is written once for each product is there, and the drawer is open. */
export function before(place: Place, { date, stretch }: Day): Happening[] {
  const at = readInstant(`${addDays(date, -1)} 12:00:00`, place.selling.timezone) ?? '';
  const lines = place.shop.products.map(([{ id, title, price, taxes }]) => ({ title, product_id: id, price, quantity: 1, taxes }));
  const status = 'paid' as const;
  const order = { uuid: randomUUID(), revision: 1, order_number: '0', local_created_at: at, payment_date: at, status, lines };
  return [
    { at: 0, kind: 'order', place, call: tillCall(place, '/api/sales/intake', { orders: [order] }) },
    { at: 0, kind: 'cash entry', place, call: cashCall(place, `${date} ${clockText(stretch.from)}`, { kind: 'open', amount: 200 }) },
  ];
}

/** What a till sends, in a list of one. */
function tillCall({ id, key }: Place, path: string, body: object): Call {
  return { method: 'POST', path, token: key, isTill: true, body: { establishment_id: id, ...body } };
}

function cashCall(place: Place, at: string, values: object): Call {
  return tillCall(place, '/api/cash-drawer/entries', { entries: [{ uuid: randomUUID(), at, ...values }] });
}

type Done = Omit<Happening, 'place'>;

/** `HH:mm:ss` of a moment. */
const clockText = (at: number) => new Date(at).toISOString().slice(11, 19);

/** Each order twice: opened, and then paid, now and then given up or given back in part. */
function tillOf(place: Place, random: Random, { date, stretch }: Day): Done[] {
  const { shop, selling } = place;
  const instant = (at: number) => readInstant(`${date} ${clockText(at)}`, selling.timezone) ?? '';
  const send = (at: number, kind: string, order: OrderInput): Done => ({
    at,
    kind,
    call: { ...tillCall(place, '/api/sales/intake', { orders: [order] }), order },
  });
  const paying = { currency: selling.currency, behaviour: shop.behaviour };
  const end = instant(stretch.to);
  // Guests who sit there already when the stretch begins pay in it.
  return momentsOf(random, A_DAY.orders, { from: stretch.from - LONGEST_STAY_MS, to: stretch.to }).flatMap((at, number) => {
    const opened = fakeOrder(random, shop, instant(at), number + 1, selling.decimals);
    const final = payFor(random, paying, opened, selling, end);
    // Nobody here has a gift card.
    const payments = final.payments?.map((payment) => (payment.method === 'gift_card' ? byCard(payment) : payment));
    const first = send(at, 'order opened', { ...opened, status: 'open' });
    if (final.status === 'open') return [first];
    const stayed = Date.parse(final.payment_date ?? opened.local_created_at) - Date.parse(opened.local_created_at);
    const last = { ...final, ...(payments && { payments }), revision: final.revision + 1 };
    return [first, send(at + Math.max(MINUTE_MS, stayed), 'order settled', last)];
  });
}

/** What goes into the drawer, and out of it, besides sales. */
function drawerOf(place: Place, random: Random, { date, stretch }: Day): Done[] {
  return momentsOf(random, A_DAY.cashEntries, stretch).map((at) => {
    const values = { kind: random.pick(['pay_in', 'pay_out', 'drop']), amount: random.whole(5, 20), reason: 'Change' };
    return { at, kind: 'cash entry', call: cashCall(place, `${date} ${clockText(at)}`, values) };
  });
}

/** People come at a moment of the stretch, each of them once. */
function shiftsOf({ id, token, employees }: Place, random: Random, { date, stretch }: Day): Done[] {
  const moments = momentsOf(random, A_DAY.shifts, stretch).slice(0, employees.length);
  return moments.map((at, n) => {
    const time = clockText(at).slice(0, 5);
    const body = { establishment_id: id, employee: employees[n], date, time_in: time };
    return { at, kind: 'shift', call: { method: 'POST', path: '/api/time-entry', token, body, isChange: true } };
  });
}

/** Somebody has the dashboard open for a while; it asks for all of its figures together, and for its lists with each new reading. */
function dashboardsOf({ id, token }: Place, random: Random, { date, stretch, speed }: Day): Done[] {
  const question = { establishment_ids: [id], date_from: date, date_to: date };
  const ages = { max_age: ALLOWED_AGES.maxAge / speed, max_age_unchanged: ALLOWED_AGES.unchangedMaxAge / speed };
  const figures = { path: '/api/reports', body: { reports: TILES.map((report) => ({ report, question })), ...ages } };
  const lists = DASHBOARD_LISTS.map(({ resource, view, columns, isLive }) => {
    const asked = resourceOf(model, resource);
    const filters = { ...asked.list.views?.[view ?? '']?.filters };
    const call = { path: listPath(asked), body: { establishment_id: id, per_page: ROWS, fields: columns, filters } };
    return { call, everyMs: isLive ? LIVE_LISTS_REFRESH_MS : LISTS_EVERY_MS };
  });
  const ask = (call: { path: string; body: object }) => ({ method: 'POST' as const, token, ...call });
  const open = A_DAY.dashboardMinutes * MINUTE_MS;
  const everyFrom = (from: number, ms: number) => Array.from({ length: Math.floor(open / ms) }, (_, at) => from + at * ms);
  // Some are open already when the stretch begins.
  return momentsOf(random, A_DAY.dashboards, { from: stretch.from - open, to: stretch.to }).flatMap((from) => [
    ...everyFrom(from, REFRESH_MS).map((at) => ({ at, kind: 'dashboard', call: ask(figures) })),
    ...lists.flatMap(({ call, everyMs }) => everyFrom(from, everyMs).map((at) => ({ at, kind: 'list of a dashboard', call: ask(call) }))),
  ]);
}

/** What people do at a desk. */
function officeOf(place: Place, random: Random, { date, stretch }: Day): Done[] {
  const { id, token, products } = place;
  const own = { establishment_id: id };
  const week = { establishment_ids: [id], date_from: addDays(date, -6), date_to: date };
  const product = () => `${resourceOf(model, 'products').endpoint}/${random.pick(products)}`;
  const post = (path: string, body: object): Call => ({ method: 'POST', path, token, body });
  const change = (path: string, body: object): Call => ({ ...post(path, body), isChange: true });
  const kinds: Record<string, [number, () => Call]> = {
    list: [A_DAY.lists, () => post(random.pick(LISTS), { ...own, per_page: 25 })],
    record: [A_DAY.records, () => ({ method: 'GET', path: product(), token })],
    edit: [A_DAY.edits, () => ({ method: 'PUT', path: product(), token, body: { price: random.whole(4, 32) }, isChange: true })],
    search: [A_DAY.searches, () => post('/api/global-search/list', { query: `Dish ${random.whole(1, 79)}` })],
    report: [A_DAY.reports, () => post(random.pick(['/api/sales-summary', '/api/product-mix/list', '/api/sales-by-hour']), week)],
    'sign-in': [A_DAY.signIns, () => ({ method: 'POST', path: '/oauth/token', body: grantOf(place.owner) })],
    export: [A_DAY.exports, () => change('/api/report-export/generate', { resource: 'products', format: 'csv', establishment_ids: [id] })],
    mail: [
      A_DAY.mails,
      () =>
        change('/api/report-schedule/try', {
          report: 'top-items',
          period: 'yesterday',
          format: 'xlsx',
          question: {},
          establishments: [id],
        }),
    ],
  };
  return Object.entries(kinds).flatMap(([kind, [perDay, call]]) =>
    momentsOf(random, perDay, stretch).map((at) => ({ at, kind, call: call() })),
  );
}
