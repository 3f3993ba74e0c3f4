import { say } from '#/i18n/sentences.ts';
import { isValues, rowsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import { methodOf } from '#/server/capabilities/bulk/systems/shopifyMethods.ts';
import type { Connector } from '#/server/domain/integrations/connector.ts';
import { noOrders, OrderReading, wordOf } from '#/server/domain/integrations/orders/orderReading.ts';
import type { OrdersAsked, ReadOrders } from '#/server/domain/integrations/orders/ordersIn.ts';
import type { FoundLine, FoundPayment, FoundRefund, FoundSale, FoundTax } from '#/server/domain/sales/found/foundSale.ts';
import { multiplyDivide, sumOf } from '#/server/domain/sales/minorUnits.ts';

/**
 * Shopify, orders as the Admin REST API has them (shopify.dev, resource Order): one, as the webhooks `orders/create`, `orders/updated`,
 * `orders/paid` and `orders/cancelled` send it, or the answer of `orders.json`. Money is decimal text of the shop's currency; a tip is an
 * item of its own that is part of the total.
 */
export const connector: Connector = {
  orders: { signature: { header: 'x-shopify-hmac-sha256', over: 'body' }, read },
};

function read(document: unknown, { decimals, location }: OrdersAsked): ReadOrders {
  const { order, orders, ...itself } = valuesIn(document);
  const all = orders === undefined ? rowsIn([order ?? itself]) : rowsIn(orders);
  if (!all.length || !all.every((one) => wordOf(one.id) && Array.isArray(one.line_items))) return noOrders(document);
  const wanted = location === null ? all : all.filter((one) => wordOf(one.location_id) === location);
  const found = wanted.map((one) => {
    const reading = new OrderReading(decimals);
    return reading.read(saleOf(one, reading), { ids: [wordOf(one.id)], document: one });
  });
  return { orders: found, elsewhere: all.length - wanted.length };
}

function saleOf(order: Values, read: OrderReading): FoundSale {
  if (order.test === true) read.refuse(say('connected.test_order'));
  const isIncluded = order.taxes_included === true;
  const items = rowsIn(order.line_items);
  const lines = items.filter((item) => !isTip(item)).map((item) => lineOf(item, isIncluded, read));
  const charges = chargesOf(order, isIncluded, read);
  const tip = read.decimal(order.total_tip_received, 'total_tip_received');
  const total = read.decimal(order.total_price, 'total_price') - tip;
  const tax = read.decimal(order.total_tax, 'total_tax');
  const subtotal = read.decimal(order.subtotal_price, 'subtotal_price');
  const ofLines = sumOf(lines.flatMap(({ taxes }) => taxes.map(({ amount }) => amount)));
  const unsold = unsoldOf(order);
  const openedAt = read.moment(order.created_at, 'created_at');
  const processedAt = order.processed_at ? read.moment(order.processed_at, 'processed_at') : openedAt;
  const payments = unsold === 'open' || unsold === 'cancelled' ? [] : paymentsOf(order, { total, tip }, read);
  const { givenBack, ...back } = unsold ? {} : givenBackOf(order, isIncluded, read);
  return {
    id: wordOf(order.id),
    number: wordOf(order.name) || wordOf(order.order_number),
    revision: revisionOf(order, read),
    ...(unsold && { unsold }),
    openedAt,
    paidAt: payments.map((one) => one.at ?? '').reduce((last, one) => (one > last ? one : last), '') || processedAt,
    currency: wordOf(order.currency),
    orderType: wordOf(order.source_name),
    lines,
    charges,
    payments,
    ...back,
    says: {
      ...(order.subtotal_price !== undefined && { net: isIncluded ? subtotal - ofLines : subtotal }),
      ...{ tax, total },
      ...(givenBack !== undefined && { givenBack }),
    },
  };
}

const STATES = ['expired', 'pending', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'voided', 'refunded'];

/**
 * A later state of an order is a higher one. `updated_at` has whole seconds, and an order may be made and paid within one: how far it has
 * come parts the two.
 */
function revisionOf(order: Values, read: OrderReading): number {
  const at = Date.parse(read.moment(order.updated_at ?? order.created_at, 'updated_at'));
  const stage = Math.max(0, STATES.indexOf(wordOf(order.financial_status)));
  const back = Math.min(40, rowsIn(order.refunds).length);
  return Math.floor(at / 1000) * 1000 + Math.min(999, stage * 100 + back * 2 + (order.cancelled_at ? 1 : 0));
}

function unsoldOf(order: Values): FoundSale['unsold'] {
  const status = wordOf(order.financial_status);
  if (['paid', 'partially_refunded', 'refunded'].includes(status)) return undefined;
  if (order.cancelled_at || status === 'voided') return 'cancelled';
  return status === 'partially_paid' ? 'partially_paid' : 'open';
}

/** A tip is an item that says how it was paid. */
const isTip = (item: Values) => isValues(item.tip) || wordOf(item.tip_payment_gateway) !== '' || wordOf(item.tip_payment_method) !== '';

const allocated = (of: Values, read: OrderReading) =>
  sumOf(rowsIn(of.discount_allocations).map(({ amount }) => read.decimal(amount, 'discount_allocations.amount')));

function taxesOf(of: Values, isIncluded: boolean, read: OrderReading): FoundTax[] {
  return rowsIn(of.tax_lines).flatMap((tax) => {
    const amount = read.decimal(tax.price, 'tax_lines.price');
    return amount === 0 ? [] : [{ name: (wordOf(tax.title) || 'Tax').slice(0, 200), amount, isIncluded }];
  });
}

function lineOf(item: Values, isIncluded: boolean, read: OrderReading): FoundLine {
  if (item.gift_card === true) read.refuse(say('connected.sells_card'));
  const quantity = read.quantity(item.quantity, 'line_items.quantity');
  return {
    title: nameOf(item),
    sku: wordOf(item.sku),
    quantity,
    gross: multiplyDivide(read.decimal(item.price, 'line_items.price'), quantity, 1000),
    discount: allocated(item, read),
    taxes: taxesOf(item, isIncluded, read),
  };
}

const nameOf = (item: Values) => (wordOf(item.name) || wordOf(item.title) || 'Item').slice(0, 200);

interface Charge {
  name: string;
  amount: number;
  tax: number;
}

/** Shipping by its name, duties and other fees; of prices with taxes in them without these. */
function chargesOf(order: Values, isIncluded: boolean, read: OrderReading): Charge[] {
  const shipping = rowsIn(order.shipping_lines).map((line) => {
    const tax = sumOf(taxesOf(line, isIncluded, read).map(({ amount }) => amount));
    const price = read.decimal(line.price, 'shipping_lines.price') - allocated(line, read);
    return { name: (wordOf(line.title) || 'Shipping').slice(0, 200), amount: isIncluded ? price - tax : price, tax };
  });
  const beside = (name: string, set: string) => {
    const { amount } = valuesIn(valuesIn(order[set]).shop_money);
    return { name, amount: read.decimal(amount, set), tax: 0 };
  };
  const others = [beside('Duties', 'original_total_duties_set'), beside('Fees', 'original_total_additional_fees_set')];
  return [...shipping, ...others].filter(({ amount, tax }) => amount !== 0 || tax !== 0);
}

/**
 * How it was paid: by its transactions, which files have and webhooks do not; else by the names of the ways, of which several for one order
 * do not say how much each was.
 */
function paymentsOf(order: Values, { total, tip }: { total: number; tip: number }, read: OrderReading): FoundPayment[] {
  const taken = rowsIn(order.transactions).filter(({ kind, status }) => (kind === 'sale' || kind === 'capture') && status === 'success');
  const payments: FoundPayment[] = taken.map((one) => {
    const card = valuesIn(one.payment_details);
    return {
      method: methodOf(wordOf(one.gateway).replaceAll('_', ' ')),
      amount: read.decimal(one.amount, 'transactions.amount'),
      tip: 0,
      brand: wordOf(card.credit_card_company),
      lastFour: wordOf(card.credit_card_number).slice(-4),
      ...(one.processed_at !== undefined && { at: read.moment(one.processed_at, 'transactions.processed_at') }),
    };
  });
  if (!payments.length) {
    const owed = read.decimal(order.total_outstanding, 'total_outstanding');
    const amount = wordOf(order.financial_status) === 'partially_paid' ? total + tip - owed : total + tip;
    const names = Array.isArray(order.payment_gateway_names) ? order.payment_gateway_names.map(wordOf) : [];
    if (amount > 0) payments.push({ method: methodOf([...new Set(names)].join('+').replaceAll('_', ' ')), amount, tip: 0 });
  }
  const tipped = payments.find(({ amount }) => amount >= tip);
  if (tipped) Object.assign(tipped, { amount: tipped.amount - tip, tip });
  return payments;
}

/** What its refunds gave back: of which lines, of none of them (shipping, an amount alone), of tips. */
function givenBackOf(
  order: Values,
  isIncluded: boolean,
  read: OrderReading,
): Pick<FoundSale, 'refunds' | 'refundedBeside' | 'tipBack'> & { givenBack?: number } {
  const items = new Map(rowsIn(order.line_items).map((item) => [wordOf(item.id), item]));
  const refunds: FoundRefund[] = [];
  let [named, tips, money, last] = [0, 0, 0, ''];
  for (const refund of rowsIn(order.refunds)) {
    const at = read.moment(refund.processed_at ?? refund.created_at, 'refunds.created_at');
    const given = sumOf(
      rowsIn(refund.transactions)
        .filter(({ kind, status }) => kind === 'refund' && status === 'success')
        .map(({ amount }) => read.decimal(amount, 'refunds.transactions.amount')),
    );
    const rows = rowsIn(refund.refund_line_items).map((row) => ({
      row,
      item: items.get(wordOf(row.line_item_id)) ?? valuesIn(row.line_item),
    }));
    if (given === 0) {
      // Taken off the order, or back into stock: which of the two it does not say, and its payments are other than its total.
      if (rows.some(({ row }) => read.decimal(row.subtotal, 'refund_line_items.subtotal') > 0)) read.refuse(say('connected.edited'));
      continue;
    }
    money += given;
    last = at > last ? at : last;
    for (const { row, item } of rows) {
      const subtotal = read.decimal(row.subtotal, 'refund_line_items.subtotal');
      const tax = read.decimal(row.total_tax, 'refund_line_items.total_tax');
      if (isTip(item)) tips += subtotal;
      else {
        refunds.push(refundOf(row, item, { subtotal, tax, at }, read));
        named += subtotal + (isIncluded ? 0 : tax);
      }
    }
  }
  if (!last) return {};
  const givenBack = money - tips;
  return {
    refunds: givenBack < named ? [] : refunds,
    givenBack,
    ...(givenBack !== named && { refundedBeside: { amount: givenBack < named ? givenBack : givenBack - named, at: last } }),
    ...(tips > 0 && { tipBack: { amount: tips, at: last } }),
  };
}

function refundOf(
  row: Values,
  item: Values,
  { subtotal, tax, at }: { subtotal: number; tax: number; at: string },
  read: OrderReading,
): FoundRefund {
  const quantity = read.quantity(row.quantity, 'refund_line_items.quantity');
  const gross = multiplyDivide(read.decimal(item.price, 'line_items.price'), quantity, 1000);
  return { title: nameOf(item), sku: wordOf(item.sku), quantity, gross, discount: Math.max(0, gross - subtotal), tax, at };
}
