import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';

/** What the kitchen reads of an order. */
export interface KitchenOrder extends Pick<ReceiptOrder, 'order_number' | 'user_name' | 'table' | 'guests' | 'order_type'> {
  lines: readonly (Pick<ReceiptOrder['lines'][number], 'title' | 'quantity' | 'gross' | 'total' | 'void_reason' | 'modifiers'> & {
    product_id?: number | null;
  })[];
}

/** Something to be made. */
export interface KitchenItem {
  title: string;
  quantity: number;
  modifiers: readonly string[];
}

/** An order as it stands on the display. */
export interface Ticket {
  order: KitchenOrder;
  items: readonly KitchenItem[];
  /** Minutes since it was sent to the kitchen. */
  age: number;
  urgency: Urgency;
}

/** Whether an order is in time, warned of, or late. */
export type Urgency = 'in_time' | 'warned' | 'late';

/** Which lines a display shows: those of its prep station; a product without stations is made wherever one looks. */
export interface Routing {
  station: number | null;
  stationsOf: ReadonlyMap<number, readonly number[]>;
}

interface TicketsOf {
  orders: readonly KitchenOrder[];
  values: Readonly<Record<string, unknown>>;
  routing: Routing;
  /** Minutes that pass while one looks. */
  later: number;
  /** Among so many orders the ages are spread; those after them have just come in. */
  places: number;
}

const MOST_PLACES = 24;
const USUAL_PLACES = 8;
/** The oldest order of the picture is so old, in minutes. */
const OLDEST = 19;
/** So many of one thing stand as lines of their own; more never help a cook. */
const MOST_APART = 6;

/** How many tickets stand on a screen at once; as many as usual where nothing sensible is entered. */
export function placesOf({ tickets_per_screen }: Readonly<Record<string, unknown>>): number {
  const asked = Math.round(Number(tickets_per_screen));
  return asked > 0 ? Math.min(asked, MOST_PLACES) : USUAL_PLACES;
}

/** The tickets of a display, the oldest first, each as old as its place says. Pure. */
export function ticketsOf({ orders, values, routing, later, places }: TicketsOf): Ticket[] {
  return orders.flatMap((order, at) => {
    const items = itemsOf(order, routing, values.combine_same_items === true);
    const age = Math.round(OLDEST * Math.max(0, 1 - at / places) ** 1.4) + later;
    return items.length ? [{ order, items, age, urgency: urgencyOf(age, values) }] : [];
  });
}

/** What an age in minutes means by the settings; a time that is not entered says nothing. */
export function urgencyOf(age: number, { warn_after, late_after }: Readonly<Record<string, unknown>>): Urgency {
  const reached = (limit: unknown) => typeof limit === 'number' && limit > 0 && age >= limit;
  if (reached(late_after)) return 'late';
  return reached(warn_after) ? 'warned' : 'in_time';
}

function itemsOf({ lines }: KitchenOrder, { station, stationsOf }: Routing, isCombined: boolean): KitchenItem[] {
  const isHere = (product: number | null | undefined) => {
    const stations = (product && stationsOf.get(product)) || [];
    return station === null || stations.length === 0 || stations.includes(station);
  };
  const made = lines
    .filter((line) => !line.void_reason && !isGiftCard(line) && isHere(line.product_id))
    .map(({ title, quantity, modifiers }) => ({ title, quantity, modifiers: (modifiers ?? []).map(({ name }) => name) }));
  return isCombined ? combined(made) : made.flatMap(apart);
}

/** A gift card is in no gross, and nobody cooks it. */
function isGiftCard({ gross, total = 0 }: KitchenOrder['lines'][number]): boolean {
  return gross === 0 && total > 0;
}

/** The same thing made in the same way is one line. */
function combined(items: readonly KitchenItem[]): KitchenItem[] {
  const sums = new Map<string, KitchenItem>();
  for (const item of items) {
    const key = JSON.stringify([item.title, item.modifiers]);
    sums.set(key, { ...item, quantity: item.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/** Each of what was ordered is a line; weights, and what nobody would count out, stay together. */
function apart(item: KitchenItem): KitchenItem[] {
  const { quantity } = item;
  if (!Number.isInteger(quantity) || quantity < 2 || quantity > MOST_APART) return [item];
  return Array.from({ length: quantity }, () => ({ ...item, quantity: 1 }));
}
