import { say } from '#/i18n/sentences.ts';
import { rowsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import { titleOf } from '#/server/capabilities/bulk/systems/cells.ts';
import type { Connector } from '#/server/domain/integrations/connector.ts';
import { noOrders, OrderReading, wordOf } from '#/server/domain/integrations/orders/orderReading.ts';
import type { OrdersAsked, ReadOrders } from '#/server/domain/integrations/orders/ordersIn.ts';
import type { FoundChoice, FoundLine, FoundPayment, FoundRefund, FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import { multiplyDivide, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { PaymentMethod } from '#/server/domain/sales/orderInput.ts';
import { fetched, sourceOf } from './square/fetchOrders.ts';
import { CARDS } from './square/giftCards.ts';

/**
 * Square, orders as its Orders API answers them (developer.squareup.com, objects Order, OrderLineItem, Tender): one, or the answer of
 * RetrieveOrder, BatchRetrieveOrders or SearchOrders. Its webhooks hold ids alone: the orders are fetched. Money is in minor units, a
 * tender's amount holds its tip.
 */
export const connector: Connector = {
  orders: { signature: { header: 'x-square-hmacsha256-signature', over: 'address_and_body' }, read, fetched },
};

function read(document: unknown, { decimals, location }: OrdersAsked): ReadOrders {
  const all = ordersIn(document);
  if (!all) return noOrders(document);
  const here = new Set(all.filter((order) => location === null || wordOf(order.location_id) === location).map(({ id }) => wordOf(id)));
  // Wherever something is given back, it belongs to its sale.
  const wanted = all.filter((order) => here.has(wordOf(order.id)) || here.has(sourceOf(order) ?? ''));
  const ids = new Set(wanted.map(({ id }) => wordOf(id)));
  const found = wanted.flatMap((order) => {
    const source = sourceOf(order);
    if (source !== null && ids.has(source)) return [];
    const reading = new OrderReading(decimals);
    if (source !== null) reading.refuse(say('connected.return_alone', { source }));
    const returns = wanted.filter((one) => sourceOf(one) === wordOf(order.id));
    const own = [order, ...returns];
    return [reading.read(saleOf(order, returns, reading), { ids: own.map(({ id }) => wordOf(id)), document: { orders: own } })];
  });
  return { orders: found, elsewhere: all.length - wanted.length };
}

/** The whole orders of a document; undefined where it has none. */
function ordersIn(document: unknown): Values[] | undefined {
  const { order, orders, data, ...itself } = valuesIn(document);
  const sent = valuesIn(valuesIn(data).object).order;
  const all = orders === undefined ? rowsIn([order ?? sent ?? itself]) : rowsIn(orders);
  return all.length && all.every((one) => wordOf(one.id) && wordOf(one.location_id)) ? all : undefined;
}

function saleOf(order: Values, returns: readonly Values[], read: OrderReading): FoundSale {
  const id = wordOf(order.id);
  if (!order.total_money && !returns.length && sourceOf(order) === null) read.refuse(say('connected.no_total'));
  const tip = read.minor(order.total_tip_money, 'total_tip_money');
  const stated = read.minor(order.total_money, 'total_money');
  const lines = rowsIn(order.line_items).flatMap((item) => linesOf(item, order, read));
  const charges = rowsIn(order.service_charges).map((one) => chargeOf(one, read));
  const rounding = read.minor(valuesIn(order.rounding_adjustment).amount_money, 'rounding_adjustment.amount_money');
  const payments = rowsIn(order.tenders).flatMap((tender) => paymentOf(tender, read));
  const paid = sumOf(payments.map(({ amount }) => amount));
  const openedAt = read.moment(order.created_at, 'created_at');
  const at = [order, ...returns].map((one) => Date.parse(read.moment(one.updated_at ?? one.created_at, 'updated_at')));
  const closedAt = order.closed_at ? read.moment(order.closed_at, 'closed_at') : openedAt;
  const total = stated === totalOf(lines) + sumOf(charges.map((one) => one.amount + one.tax)) + rounding ? stated : stated - tip;
  const unsold = unsoldOf(wordOf(order.state), paid, total);
  const { givenBack, ...back } = givenBackOf([order, ...returns], read);
  return {
    id,
    number: wordOf(order.reference_id) || id.slice(0, 8),
    revision: Math.max(...at),
    ...(unsold && { unsold }),
    openedAt,
    paidAt: payments.map((one) => one.at ?? '').reduce((last, one) => (one > last ? one : last), '') || closedAt,
    currency: wordOf(valuesIn(order.total_money).currency),
    orderType: typeOf(order),
    table: wordOf(order.ticket_name),
    lines,
    charges: [...charges, ...(rounding > 0 ? [{ name: 'Rounding', amount: rounding, tax: 0 }] : [])],
    discounts: rounding < 0 ? [{ name: 'Rounding', amount: -rounding }] : [],
    payments,
    ...back,
    says: {
      // Of orders with taxes in their prices it says the discount with them.
      ...(!lines.some(({ taxes }) => taxes.some(({ isIncluded }) => isIncluded)) && {
        discount: read.minor(order.total_discount_money, 'total_discount_money') + Math.max(0, -rounding),
      }),
      tax: read.minor(order.total_tax_money, 'total_tax_money'),
      total,
      ...(givenBack !== undefined && { givenBack }),
    },
  };
}

const totalOf = (lines: readonly FoundLine[]) =>
  sumOf(lines.map(({ gross, discount, taxes }) => gross - discount + sumOf(taxes.map((tax) => (tax.isIncluded ? 0 : tax.amount)))));

/** Money that nobody owes any more makes a sale; an order stays open until it is handed over. */
function unsoldOf(state: string, paid: number, total: number): FoundSale['unsold'] {
  if (state === 'DRAFT') return 'draft';
  if (state === 'CANCELED') return paid > 0 ? undefined : 'cancelled';
  if (state === 'COMPLETED' || (paid > 0 && paid >= total)) return undefined;
  return paid > 0 ? 'partially_paid' : 'open';
}

/** What it came to before discounts: of its item and of what was chosen with it. */
function grossOf(item: Values, quantity: number, read: OrderReading): number {
  const price = read.minor(item.base_price_money, 'base_price_money');
  const items = item.variation_total_price_money
    ? read.minor(item.variation_total_price_money, 'variation_total_price_money')
    : multiplyDivide(price, quantity, 1000);
  const chosen = [...rowsIn(item.modifiers), ...rowsIn(item.return_modifiers)];
  return items + sumOf(chosen.map((one) => read.minor(one.total_price_money, 'modifiers.total_price_money')));
}

/** What people call an item; one without kinds is called Regular. */
function nameOf(item: Values): string {
  const kind = wordOf(item.variation_name);
  return titleOf(wordOf(item.name) || 'Custom Amount', /^(?:regular)?$/i.test(kind) ? '' : kind).slice(0, 200);
}

function linesOf(item: Values, order: Values, read: OrderReading): FoundLine[] {
  const line = lineOf(item, order, read);
  if (item.item_type !== 'GIFT_CARD') return [line];
  const cards = rowsIn(item[CARDS]).map((card) => ({ number: wordOf(card.number), amount: read.minor(card.amount_money, CARDS) }));
  if (sumOf(cards.map(({ amount }) => amount)) !== line.gross) read.refuse(say('connected.sells_card'));
  return cards.map(({ number, amount }) => ({ ...line, quantity: 1000, gross: amount, giftCard: number }));
}

function lineOf(item: Values, order: Values, read: OrderReading): FoundLine {
  const quantity = read.quantity(item.quantity, 'quantity');
  const taxes = new Map(rowsIn(order.taxes).map((tax) => [wordOf(tax.uid), tax]));
  return {
    title: nameOf(item),
    choices: rowsIn(item.modifiers).map((one) => choiceOf(one, read)),
    quantity,
    gross: grossOf(item, quantity, read),
    discount: read.minor(item.total_discount_money, 'total_discount_money'),
    taxes: rowsIn(item.applied_taxes).flatMap((applied) => {
      const tax = taxes.get(wordOf(applied.tax_uid));
      const amount = read.minor(applied.applied_money, 'applied_taxes.applied_money');
      return amount === 0 ? [] : [{ name: wordOf(tax?.name) || 'Tax', amount, isIncluded: tax?.type === 'INCLUSIVE' }];
    }),
  };
}

function choiceOf(modifier: Values, read: OrderReading): FoundChoice {
  const quantity = modifier.quantity === undefined ? 1000 : read.quantity(modifier.quantity, 'modifiers.quantity');
  return {
    name: (wordOf(modifier.name) || 'Modifier').slice(0, 200),
    price: read.minor(modifier.base_price_money, 'modifiers.base_price_money'),
    quantity,
  };
}

function chargeOf(charge: Values, read: OrderReading): { name: string; amount: number; tax: number } {
  const tax = read.minor(charge.total_tax_money, 'service_charges.total_tax_money');
  const amount = charge.total_money
    ? read.minor(charge.total_money, 'service_charges.total_money') - tax
    : read.minor(charge.applied_money ?? charge.amount_money, 'service_charges.applied_money');
  return { name: (wordOf(charge.name) || 'Service charge').slice(0, 200), amount, tax };
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  CARD: 'card',
  THIRD_PARTY_CARD: 'card',
  CASH: 'cash',
  SQUARE_GIFT_CARD: 'gift_card',
};
/** Of a card: its money has not come, or went back before it did. */
const NOT_TAKEN = ['AUTHORIZED', 'VOIDED', 'FAILED'];

function paymentOf(tender: Values, read: OrderReading): FoundPayment[] {
  const { card, status } = valuesIn(tender.card_details);
  if (tender.type === 'NO_SALE' || NOT_TAKEN.includes(wordOf(status))) return [];
  const tip = read.minor(tender.tip_money, 'tenders.tip_money');
  const method = methods[wordOf(tender.type)] ?? 'other';
  const { card_brand, last_4 } = valuesIn(card);
  return [
    {
      method,
      amount: read.minor(tender.amount_money, 'tenders.amount_money') - tip,
      tip,
      ...(method === 'card' && { brand: wordOf(card_brand), lastFour: wordOf(last_4) }),
      ...(method === 'gift_card' && cardOf(tender)),
      ...(tender.created_at !== undefined && { at: read.moment(tender.created_at, 'tenders.created_at') }),
    },
  ];
}

/** The card that paid, where its number was fetched. */
function cardOf(tender: Values): Pick<FoundPayment, 'giftCard'> {
  const number = wordOf(rowsIn(tender[CARDS])[0]?.number);
  return number ? { giftCard: number } : {};
}

const types: Readonly<Record<string, string>> = {
  PICKUP: 'Pickup',
  DELIVERY: 'Delivery',
  SHIPMENT: 'Shipment',
  DIGITAL: 'Digital',
  IN_STORE: 'In store',
  SIMPLE: '',
};

/** How it is handed over, else where it was ordered. */
function typeOf(order: Values): string {
  const [fulfillment] = rowsIn(order.fulfillments);
  return types[wordOf(fulfillment?.type)] || wordOf(valuesIn(order.source).name);
}

/** Money that is on its way back or arrived. */
const GIVEN = ['PENDING', 'APPROVED'];

/** What an order, and the orders that give back of it, say was given back: of which lines, of none of them, of tips. */
function givenBackOf(
  orders: readonly Values[],
  read: OrderReading,
): Pick<FoundSale, 'refunds' | 'refundedBeside' | 'tipBack'> & { givenBack?: number } {
  const refunds: FoundRefund[] = [];
  const money = new Map<string, number>();
  let [named, tips, last] = [0, 0, ''];
  for (const order of orders) {
    const given = rowsIn(order.refunds).filter(({ status }) => GIVEN.includes(wordOf(status)));
    const returns = rowsIn(order.returns);
    if (!given.length && !returns.length) continue;
    for (const one of given) money.set(wordOf(one.id), read.minor(one.amount_money, 'refunds.amount_money'));
    const at = [...given.map((one) => one.created_at), ...(given.length ? [] : [order.updated_at ?? order.created_at])]
      .map((one) => read.moment(one, 'refunds.created_at'))
      .reduce((latest, one) => (one > latest ? one : latest));
    last = at > last ? at : last;
    const items = returns.flatMap((one) => rowsIn(one.return_line_items));
    refunds.push(...items.map((item) => refundOf(item, at, read)));
    named += sumOf(items.map((item) => read.minor(item.total_money, 'return_line_items.total_money')));
    tips += sumOf(
      returns.flatMap((one) => rowsIn(one.return_tips)).map((one) => read.minor(one.applied_money, 'return_tips.applied_money')),
    );
  }
  if (!last) return {};
  const givenBack = sumOf(money.values()) - tips;
  return {
    refunds,
    givenBack,
    ...(givenBack > named && { refundedBeside: { amount: givenBack - named, at: last } }),
    ...(tips > 0 && { tipBack: { amount: tips, at: last } }),
  };
}

function refundOf(item: Values, at: string, read: OrderReading): FoundRefund {
  const quantity = read.quantity(item.quantity, 'return_line_items.quantity');
  return {
    title: nameOf(item),
    quantity,
    gross: grossOf(item, quantity, read),
    discount: read.minor(item.total_discount_money, 'return_line_items.total_discount_money'),
    tax: read.minor(item.total_tax_money, 'return_line_items.total_tax_money'),
    at,
  };
}
