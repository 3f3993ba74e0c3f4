import { sentenceIn } from '#/i18n/sentences.ts';
import type { OrdersIn } from '#/server/domain/integrations/orders/ordersIn.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { orderOfSale } from '#/server/domain/sales/found/orderOfSale.ts';

/** Where the sample orders are sold. */
export const place: SellingEstablishment = {
  clientId: 1,
  id: 7,
  currency: 'USD',
  decimals: 2,
  timezone: 'America/Chicago',
  dayStartsAt: 240,
};

/** What a document becomes: the orders that can be stored, and why the others cannot. */
export function taken(orders: OrdersIn | undefined, document: unknown, { at = place, location = null as string | null } = {}) {
  if (!orders) throw new Error('This connector takes no orders');
  const read = orders.read(document, { decimals: at.decimals, location });
  const figures: OrderFigures[] = [];
  const reasons: string[] = [];
  for (const one of read.orders) {
    if ('reasons' in one) {
      reasons.push(...one.reasons.map((reason) => sentenceIn('en', reason)));
      continue;
    }
    const order = orderOfSale(one.sale, 'any', at, 'document');
    if ('figures' in order) figures.push(order.figures);
    else reasons.push(...Object.values(order.errors).flatMap((list) => list.map((one) => sentenceIn('en', one))));
  }
  return { figures, reasons, elsewhere: read.elsewhere };
}
