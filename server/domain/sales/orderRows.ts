import { type Model, resourceOf } from '#/model/language/model.ts';
import { columnType } from '#/server/foundation/database/columns.ts';
import { childTable } from '#/server/foundation/database/names.ts';
import { lineFields } from '#/server/foundation/database/tableShape.ts';
import type { LineFigures, OrderFigures, SellingEstablishment } from './figures.ts';
import type { ColumnTypes } from './insertMany.ts';
import { type KeptStock, keptOf, type LineStock } from './lineStock.ts';
import { fromWhole, QUANTITY_SCALE } from './minorUnits.ts';
import type { ProductInfo } from './products.ts';

type Row = Record<string, unknown>;

/** An order's rows for the tables of its definition; child rows lack only `parent_id`. */
export interface OrderRows {
  order: Row;
  lines: Row[];
  discounts: Row[];
  service_charges: Row[];
  sales_payment_histories: Row[];
}
export const ORDER_LINES = ['lines', 'discounts', 'service_charges', 'sales_payment_histories'] as const;

/** A customer that the business knows, by the name it has now. */
function customerOf(id: number | null | undefined, customers: ReadonlyMap<number, string>): Row {
  const name = id ? customers.get(id) : undefined;
  return name === undefined ? { customer: null, customer_name: null } : { customer: id, customer_name: name || null };
}

/** What an order's rows are named by: customers and stations by id, and the system that past sales are from. */
export interface RowNames {
  customers: ReadonlyMap<number, string>;
  stations: ReadonlyMap<number, string>;
  broughtFrom?: string | undefined;
}

/** Turns figures into rows: amounts in major units, names as on the wire. */
export function orderRows(
  figures: OrderFigures,
  establishment: SellingEstablishment,
  products: readonly (ProductInfo | undefined)[],
  { customers, stations, broughtFrom }: RowNames,
  stock: readonly LineStock[] = [],
): OrderRows {
  const money = (minor: number) => fromWhole(minor, establishment.decimals);
  const { input, created, paid, totals } = figures;
  const scope = { client_id: establishment.clientId, establishment_id: establishment.id };
  return {
    order: {
      ...scope,
      ...pick(input, ['order_number', 'receipt_number', 'tracking_id', 'order_type', 'table', 'guests', 'user_name', 'status', 'revision']),
      ...customerOf(input.customer_id, customers),
      loyalty_card: input.loyalty_card?.trim().toUpperCase() || null,
      card_endings: cardEndings(figures.payments),
      uuid: input.uuid.toLowerCase(),
      brought_from: broughtFrom ?? null,
      local_created_at: created.at,
      payment_date: paid?.at ?? null,
      business_day: (paid ?? created).day,
      gross: money(totals.gross),
      discount: money(totals.discount),
      net: money(totals.net),
      tax: money(totals.tax),
      service_charge: money(totals.serviceCharge),
      surcharge: money(totals.surcharge),
      gift_cards: money(totals.giftCards),
      total_amount: money(totals.total),
      tip: money(totals.tip),
      refund_amount: money(totals.refunded),
    },
    lines: figures.lines.map((line, position) => {
      const kept = keptOf(line, paid !== null, products[position], stock[position]);
      return lineRow(line, position, { product: products[position], kept }, establishment, money);
    }),
    discounts: figures.discounts.map(({ name, amount, percent, rewardId }, position) => ({
      ...scope,
      position,
      name,
      value: money(amount),
      percent,
      reward_id: rewardId,
    })),
    service_charges: figures.serviceCharges.map(({ name, amount, tax }, position) => ({
      ...scope,
      position,
      name,
      amount: money(amount),
      tax: money(tax),
    })),
    sales_payment_histories: figures.payments.map((one, position) => ({
      ...scope,
      position,
      method: one.method,
      amount: money(one.amount),
      tip: money(one.tip),
      surcharge: money(one.surcharge),
      card_brand: one.cardBrand,
      last_four: one.lastFour,
      gift_card_number: one.giftCard,
      status: one.status,
      at: one.moment.at,
      station: one.stationId !== null && stations.has(one.stationId) ? one.stationId : null,
    })),
  };
}

/** What a guest who shows a card finds the order by: each ending once, those of failed payments among them. */
function cardEndings(payments: OrderFigures['payments']): string | null {
  return [...new Set(payments.flatMap(({ lastFour }) => lastFour ?? []))].join(' ') || null;
}

/** One literal: copying an object of so many keys costs more than storing it. */
function lineRow(
  line: LineFigures,
  position: number,
  { product, kept }: { product: ProductInfo | undefined; kept: KeptStock },
  establishment: SellingEstablishment,
  money: (minor: number) => number,
): Row {
  const { input, voided, refund, modifiers, taxes } = line;
  return {
    client_id: establishment.clientId,
    establishment_id: establishment.id,
    position,
    title: input.title,
    product_id: product?.id ?? null,
    category: product ? product.category : (input.category ?? null),
    sub_category: product?.subCategory ?? null,
    price: input.price,
    cost: kept.cost,
    quantity: fromWhole(line.quantity, QUANTITY_SCALE),
    gross: money(line.gross),
    discount: money(line.discount),
    net: money(line.net),
    tax: money(line.tax),
    total: money(line.total),
    refund_quantity: refund ? fromWhole(refund.quantity, QUANTITY_SCALE) : null,
    refund_amount: refund ? money(refund.amount) : null,
    refunded_at: refund?.moment.at ?? null,
    refund_reason: input.refund_reason ?? null,
    void_reason: voided?.reason ?? null,
    voided_by: voided?.by ?? null,
    approved_by: voided?.approvedBy ?? null,
    voided_at: voided?.moment.at ?? null,
    modifiers: modifiers.length
      ? modifiers.map((one) => ({ name: one.name, price: money(one.price), quantity: fromWhole(one.quantity, QUANTITY_SCALE) }))
      : null,
    taxes: taxes.length ? taxes.map((tax) => ({ ...tax, amount: money(tax.amount) })) : null,
    takes: kept.takes,
    gift_card_number: line.giftCard,
    parent_id: null,
  };
}

function pick<T extends object, const K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Pick<T, K>;
}

/** The columns of the orders' table, or of one of their lines fields' tables, as their definition makes them. */
export function orderColumns(model: Model, field?: (typeof ORDER_LINES)[number]): { table: string; types: ColumnTypes } {
  const orders = resourceOf(model, 'orders');
  const lines = field ? orders.fields[field] : undefined;
  const fields = lines?.kind === 'lines' ? lineFields(lines.fields) : Object.values(orders.fields);
  const own = Object.fromEntries(
    fields.flatMap((one) => {
      const type = columnType(one);
      return type ? [[one.name, type]] : [];
    }),
  );
  const scope = { client_id: 'bigint', establishment_id: 'bigint' };
  if (field) return { table: childTable(orders.table, field), types: { ...scope, parent_id: 'bigint', position: 'bigint', ...own } };
  return { table: orders.table, types: { ...scope, ...own, created_at: 'timestamptz', updated_at: 'timestamptz', created_by: 'bigint' } };
}
