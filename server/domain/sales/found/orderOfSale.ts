import { createHash } from 'node:crypto';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { calculateOrder } from '../calculateOrder.ts';
import { factsOf } from '../factsOfOrder.ts';
import type { OrderFigures, SellingEstablishment } from '../figures.ts';
import { fromWhole, multiplyDivide, QUANTITY_SCALE, shareOut, sumOf, toWhole } from '../minorUnits.ts';
import type { LineInput, OrderInput, PaymentInput } from '../orderInput.ts';
import { readOrder } from '../orderSchema.ts';
import type { FoundChoice, FoundRefund, FoundSale, SaidTotals } from './foundSale.ts';
import { carved, type Piece, piecesOf } from './pieces.ts';

/** An order that can be stored, or why it is none. */
export type ReadSale = { figures: OrderFigures } | { errors: FieldErrors };

/** The key of an order of another system: always the same, so that it counts once however often it is brought. */
function uuidOfSale(clientId: number, system: string, id: string): string {
  const hash = createHash('sha256').update(`${clientId}\n${system}\n${id}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** What a sale was found in, as sentences call it: a file that was exported, or an order as the other system sends it. */
export type FoundIn = 'file' | 'document';

/**
 * A sale of another system as the intake takes it, reckoned as a till's is, and held against what its file says that it comes to. Pure.
 */
export function orderOfSale(sale: FoundSale, system: string, establishment: SellingEstablishment, foundIn: FoundIn = 'file'): ReadSale {
  if (sale.currency && sale.currency !== establishment.currency)
    return { errors: { '': [say(otherCurrency[foundIn], { there: sale.currency, here: establishment.currency })] } };
  const input = inputOf(sale, uuidOfSale(establishment.clientId, system, sale.id), establishment);
  const sound = readOrder(input);
  if ('errors' in sound) return sound;
  // Without its payments first: what its lines come to is what differs, not what was paid for it.
  const order = calculateOrder({ ...sound.sound, payments: [] }, establishment);
  if ('errors' in order) return order;
  const differences = differencesOf(sale, order.figures, establishment, foundIn);
  if (differences.length) return { errors: { '': differences } };
  if (!sale.payments?.length) return order;
  const payments = [...(sound.sound.payments ?? []), ...moneyBack(sale, sound.sound, order.figures, establishment)];
  return calculateOrder({ ...sound.sound, payments }, establishment);
}

/** What was given back as payments, where tips are among it; else the reckoning makes them of what it takes back. */
function moneyBack(
  { tipBack }: FoundSale,
  { payments = [] }: OrderInput,
  { totals }: OrderFigures,
  { decimals }: SellingEstablishment,
): PaymentInput[] {
  if (!tipBack) return [];
  let [due, tips] = [totals.refunded, tipBack.amount];
  const minor = (amount: number | null | undefined) => toWhole(amount ?? 0, decimals) ?? 0;
  return payments.flatMap((payment) => {
    const [amount, tip] = [Math.min(due, minor(payment.amount)), Math.min(tips, minor(payment.tip))];
    due -= amount;
    tips -= tip;
    if (amount + tip === 0) return [];
    const back = { amount: fromWhole(amount, decimals), tip: fromWhole(tip, decimals) };
    return [{ ...payment, ...back, status: 'refunded' as const, at: tipBack.at }];
  });
}

function inputOf(sale: FoundSale, uuid: string, establishment: SellingEstablishment): OrderInput {
  const money = (minor: number) => fromWhole(minor, establishment.decimals);
  const { lines: own, left } = carved(sale.lines, sale.refunds ?? []);
  const pieces = own.flatMap(piecesOf);
  const lines = pieces.map((piece) => lineOf(piece, sale.openedAt, money));
  spread(lines, pieces, left, sale, money);
  const isRefunded = lines.some((line) => line.refund_quantity || line.refund_amount);
  const { givenBack, total } = sale.says;
  const isKept = givenBack !== undefined && total !== undefined && givenBack < total;
  const isWhole = isRefunded && !isKept && lines.every((line) => line.void || line.refund_quantity === line.quantity);
  const isVoid = lines.length > 0 && lines.every((line) => line.void);
  return {
    uuid,
    revision: sale.revision ?? 1,
    order_number: sale.number,
    tracking_id: sale.id.slice(0, 200),
    receipt_number: sale.receipt || null,
    local_created_at: sale.openedAt,
    payment_date: sale.unsold ? null : sale.paidAt,
    status: sale.unsold ?? (isVoid ? 'voided' : isWhole ? 'refunded' : isRefunded ? 'partially_refunded' : 'paid'),
    order_type: sale.orderType || null,
    table: sale.table || null,
    user_name: sale.server || null,
    lines,
    discounts: (sale.discounts ?? []).map(({ name, amount }) => ({ name, type: 'amount', value: money(amount) })),
    service_charges: (sale.charges ?? []).map(({ name, amount, tax }) => ({ name, amount: money(amount), tax: money(tax) })),
    payments: (sale.payments ?? []).map(({ method, amount, tip, brand, lastFour, giftCard, at }) => ({
      method,
      amount: money(amount),
      tip: money(tip),
      card_brand: brand || null,
      last_four: lastFour && /^\d{4}$/.test(lastFour) ? lastFour : null,
      gift_card: giftCard ?? null,
      at: at ?? null,
    })),
  };
}

function lineOf(piece: Piece, openedAt: string, money: (minor: number) => number): LineInput {
  const quantity = fromWhole(piece.quantity, QUANTITY_SCALE);
  const { price, modifiers } = chosenWith(piece);
  return {
    title: piece.title,
    sku: piece.sku || null,
    category: piece.category || null,
    price: money(price),
    quantity,
    discount: money(piece.discount),
    taxes: piece.taxes.map(({ name, amount, isIncluded = false }) => ({ name, amount: money(amount), inclusive: isIncluded })),
    modifiers: modifiers.map((one) => ({ ...one, price: money(one.price), quantity: fromWhole(one.quantity, QUANTITY_SCALE) })),
    ...(piece.giftCard !== undefined && { gift_card: piece.giftCard }),
    ...(piece.voided && { void: { ...piece.voided, at: openedAt } }),
    ...(piece.refundedAt && { refund_quantity: quantity, refunded_at: piece.refundedAt }),
  };
}

/** What was chosen with a piece, and what is left of its price; choices that would cost more than all of it stand there without price. */
function chosenWith({ price, choices = [] }: Piece): { price: number; modifiers: FoundChoice[] } {
  const modifiers = choices.map((one) => (typeof one === 'string' ? { name: one, price: 0, quantity: 1000 } : one));
  const rest = price - sumOf(modifiers.map((one) => multiplyDivide(one.price, one.quantity, 1000)));
  return rest >= 0 ? { price: rest, modifiers } : { price, modifiers: modifiers.map((one) => ({ ...one, price: 0 })) };
}

/** What was given back without being a part of a line is shared out among the lines, by what each of them came to. */
function spread(
  lines: readonly LineInput[],
  pieces: readonly Piece[],
  left: readonly FoundRefund[],
  { refunded = 0, refundedBeside, paidAt }: FoundSale,
  money: (minor: number) => number,
): void {
  const ownTax = (tax: number) => (pieces.some(({ taxes }) => taxes.some(({ isIncluded }) => isIncluded)) ? 0 : tax);
  const amount = refunded + (refundedBeside?.amount ?? 0) + sumOf(left.map((one) => one.gross - one.discount + ownTax(one.tax)));
  if (amount <= 0) return;
  const at = [...left.map((one) => one.at), ...(refundedBeside ? [refundedBeside.at] : [])].sort().at(-1) ?? paidAt;
  const totals = lines.map((line, index) => (line.void || line.refund_quantity ? 0 : totalOf(pieces[index])));
  for (const [index, share] of shareOut(Math.min(amount, sumOf(totals)), totals).entries()) {
    const line = lines[index];
    if (!line || share === 0) continue;
    const isWhole = share === totals[index];
    Object.assign(line, { refunded_at: at }, isWhole ? { refund_quantity: line.quantity } : { refund_amount: money(share) });
  }
}

const totalOf = (piece: Piece | undefined) =>
  piece ? piece.gross - piece.discount + sumOf(piece.taxes.map((tax) => (tax.isIncluded ? 0 : tax.amount))) : 0;

/** What the order comes to here and in its file, where that is not the same to the cent. */
function differencesOf(
  { says, refunded }: FoundSale,
  figures: OrderFigures,
  establishment: SellingEstablishment,
  foundIn: FoundIn,
): Sentence[] {
  const { totals } = figures;
  const back = factsOf(figures).sales.filter(({ transactions }) => transactions === 0);
  const here: Required<SaidTotals> = {
    ...{ gross: totals.gross, discount: totals.discount, net: totals.net, tax: totals.tax, total: totals.total },
    refunded: sumOf(back.map((one) => one.refund)),
    refundedTax: -sumOf(back.map((one) => one.tax)),
    givenBack: totals.refunded,
  };
  const figure = (minor: number) => ({
    figure: fromWhole(minor, establishment.decimals),
    decimals: establishment.decimals,
    unit: establishment.currency,
  });
  const differs = (name: keyof SaidTotals) => says[name] !== undefined && says[name] !== here[name];
  const said = (name: keyof SaidTotals) => ({ here: figure(here[name]), there: figure(says[name] ?? 0) });
  const isBackOtherwise = refunded !== undefined && refunded !== totals.refunded;
  const words = differences[foundIn];
  return [
    ...(differs('gross') ? [say(words.gross, said('gross'))] : []),
    ...(differs('discount') ? [say(words.discount, said('discount'))] : []),
    ...(differs('net') ? [say(words.net, said('net'))] : []),
    ...(differs('tax') ? [say(words.tax, said('tax'))] : []),
    ...(differs('total') ? [say(words.total, said('total'))] : []),
    ...(differs('refunded') || differs('refundedTax') ? [say(words.refund, said('refunded'))] : []),
    ...(differs('givenBack') ? [say(words.refund, said('givenBack'))] : []),
    ...(isBackOtherwise ? [say(words.refund, { here: figure(totals.refunded), there: figure(refunded) })] : []),
  ];
}

const otherCurrency = { file: 'bulk.sale_other_currency', document: 'connected.other_currency' } as const;

/** How each difference is said. */
const differences = {
  file: {
    gross: 'bulk.sale_gross_differs',
    discount: 'bulk.sale_discount_differs',
    net: 'bulk.sale_net_differs',
    tax: 'bulk.sale_tax_differs',
    total: 'bulk.sale_total_differs',
    refund: 'bulk.sale_refund_differs',
  },
  document: {
    gross: 'connected.gross_differs',
    discount: 'connected.discount_differs',
    net: 'connected.net_differs',
    tax: 'connected.tax_differs',
    total: 'connected.total_differs',
    refund: 'connected.refund_differs',
  },
} as const;
