import { createHash } from 'node:crypto';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import { factsOf } from '#/server/domain/sales/factsOfOrder.ts';
import type { OrderFigures, SellingPlace } from '#/server/domain/sales/figures.ts';
import { fromWhole, QUANTITY_SCALE, shareOut, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { LineInput, OrderInput } from '#/server/domain/sales/orderInput.ts';
import { readOrder } from '#/server/domain/sales/orderSchema.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import type { FoundRefund, FoundSale, SaidTotals } from '../systems/sales.ts';
import { carved, type Piece, piecesOf } from './pieces.ts';

/** An order that can be stored, or why it is none. */
export type ReadSale = { figures: OrderFigures } | { errors: FieldErrors };

/** The key of an order of another system: always the same, so that it counts once however often it is brought. */
function uuidOfSale(clientId: number, system: string, id: string): string {
  const hash = createHash('sha256').update(`${clientId}\n${system}\n${id}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** A past sale as the intake takes it, reckoned as a till's is, and held against what its file says that it comes to. Pure. */
export function orderOfSale(sale: FoundSale, system: string, place: SellingPlace): ReadSale {
  if (sale.currency && sale.currency !== place.currency)
    return { errors: { '': [say('bulk.sale_other_currency', { there: sale.currency, here: place.currency })] } };
  const input = inputOf(sale, uuidOfSale(place.clientId, system, sale.id), place);
  const sound = readOrder(input);
  if ('errors' in sound) return sound;
  // Without its payments first: what its lines come to is what differs, not what was paid for it.
  const order = calculateOrder({ ...sound.sound, payments: [] }, place);
  if ('errors' in order) return order;
  const differences = differencesOf(sale, order.figures, place);
  if (differences.length) return { errors: { '': differences } };
  return sale.payments?.length ? calculateOrder(sound.sound, place) : order;
}

function inputOf(sale: FoundSale, uuid: string, place: SellingPlace): OrderInput {
  const money = (minor: number) => fromWhole(minor, place.decimals);
  const { lines: own, left } = carved(sale.lines, sale.refunds ?? []);
  const pieces = own.flatMap(piecesOf);
  const lines = pieces.map((piece) => lineOf(piece, sale.openedAt, money));
  spread(lines, pieces, left, sale, money);
  const isRefunded = lines.some((line) => line.refund_quantity || line.refund_amount);
  const isWhole = isRefunded && lines.every((line) => line.void || line.refund_quantity === line.quantity);
  const isVoid = lines.length > 0 && lines.every((line) => line.void);
  return {
    uuid,
    revision: 1,
    order_number: sale.number,
    tracking_id: sale.id.slice(0, 200),
    receipt_number: sale.receipt || null,
    local_created_at: sale.openedAt,
    payment_date: sale.paidAt,
    status: isVoid ? 'voided' : isWhole ? 'refunded' : isRefunded ? 'partially_refunded' : 'paid',
    order_type: sale.orderType || null,
    table: sale.table || null,
    user_name: sale.server || null,
    lines,
    discounts: (sale.discounts ?? []).map(({ name, amount }) => ({ name, type: 'amount', value: money(amount) })),
    service_charges: (sale.charges ?? []).map(({ name, amount, tax }) => ({ name, amount: money(amount), tax: money(tax) })),
    payments: (sale.payments ?? []).map(({ method, amount, tip, brand, lastFour }) => ({
      method,
      amount: money(amount),
      tip: money(tip),
      card_brand: brand || null,
      last_four: lastFour && /^\d{4}$/.test(lastFour) ? lastFour : null,
    })),
  };
}

function lineOf(piece: Piece, openedAt: string, money: (minor: number) => number): LineInput {
  const quantity = fromWhole(piece.quantity, QUANTITY_SCALE);
  return {
    title: piece.title,
    sku: piece.sku || null,
    category: piece.category || null,
    price: money(piece.price),
    quantity,
    discount: money(piece.discount),
    taxes: piece.taxes.map(({ name, amount, isIncluded = false }) => ({ name, amount: money(amount), inclusive: isIncluded })),
    modifiers: (piece.choices ?? []).map((name) => ({ name, price: 0 })),
    ...(piece.voided && { void: { ...piece.voided, at: openedAt } }),
    ...(piece.refundedAt && { refund_quantity: quantity, refunded_at: piece.refundedAt }),
  };
}

/** What was given back without being a part of a line is shared out among the lines, by what each of them came to. */
function spread(
  lines: readonly LineInput[],
  pieces: readonly Piece[],
  left: readonly FoundRefund[],
  { refunded = 0, paidAt }: FoundSale,
  money: (minor: number) => number,
): void {
  const amount = refunded + sumOf(left.map((one) => one.gross - one.discount + one.tax));
  if (amount <= 0) return;
  const at =
    left
      .map((one) => one.at)
      .sort()
      .at(-1) ?? paidAt;
  const totals = lines.map((line, place) => (line.void || line.refund_quantity ? 0 : totalOf(pieces[place])));
  for (const [place, share] of shareOut(Math.min(amount, sumOf(totals)), totals).entries()) {
    const line = lines[place];
    if (!line || share === 0) continue;
    const isWhole = share === totals[place];
    Object.assign(line, { refunded_at: at }, isWhole ? { refund_quantity: line.quantity } : { refund_amount: money(share) });
  }
}

const totalOf = (piece: Piece | undefined) =>
  piece ? piece.gross - piece.discount + sumOf(piece.taxes.map((tax) => (tax.isIncluded ? 0 : tax.amount))) : 0;

/** What the order comes to here and in its file, where that is not the same to the cent. */
function differencesOf({ says, refunded }: FoundSale, figures: OrderFigures, place: SellingPlace): Sentence[] {
  const { totals } = figures;
  const back = factsOf(figures).sales.filter(({ transactions }) => transactions === 0);
  const here: Required<SaidTotals> = {
    ...{ gross: totals.gross, discount: totals.discount, net: totals.net, tax: totals.tax, total: totals.total },
    refunded: sumOf(back.map((one) => one.refund)),
    refundedTax: -sumOf(back.map((one) => one.tax)),
  };
  const figure = (minor: number) => ({ figure: fromWhole(minor, place.decimals), decimals: place.decimals, unit: place.currency });
  const differs = (name: keyof SaidTotals) => says[name] !== undefined && says[name] !== here[name];
  const said = (name: keyof SaidTotals) => ({ here: figure(here[name]), there: figure(says[name] ?? 0) });
  const isBackOtherwise = refunded !== undefined && refunded !== totals.refunded;
  return [
    ...(differs('gross') ? [say('bulk.sale_gross_differs', said('gross'))] : []),
    ...(differs('discount') ? [say('bulk.sale_discount_differs', said('discount'))] : []),
    ...(differs('net') ? [say('bulk.sale_net_differs', said('net'))] : []),
    ...(differs('tax') ? [say('bulk.sale_tax_differs', said('tax'))] : []),
    ...(differs('total') ? [say('bulk.sale_total_differs', said('total'))] : []),
    ...(differs('refunded') || differs('refundedTax') ? [say('bulk.sale_refund_differs', said('refunded'))] : []),
    ...(isBackOtherwise ? [say('bulk.sale_refund_differs', { here: figure(totals.refunded), there: figure(refunded) })] : []),
  ];
}
