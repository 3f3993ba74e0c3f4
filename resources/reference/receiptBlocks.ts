import type { KindContext } from '#/model/kinds/base/part.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { formatMoney } from '#/model/kinds/money.ts';
import { dateFormat, numberText } from '#/model/values/intl.ts';
import { printedLine } from './printedLine.ts';
import { type ReceiptOrder, taxesOf } from './receiptOrder.ts';
import { sumOfAmounts } from './sumOfAmounts.ts';

/** A receipt from top to bottom, as every paper, page and email shows it. Texts may have several lines; amounts are written out. */
export type ReceiptBlock =
  | { kind: 'mark' | 'name' | 'centred' | 'text'; text: string }
  /** `address`: what the settings hold of the picture. */
  | { kind: 'logo'; address: string }
  | { kind: 'rule' }
  | { kind: 'row'; text: string; amount: string; look?: 'below' | 'total' }
  | { kind: 'qr'; link: string; caption: string };

/** What a receipt itself says, beside what was sold and how it was paid. */
export type ReceiptWord =
  | 'sample'
  | 'order'
  | 'receipt'
  | 'server'
  | 'table'
  | 'guests'
  | 'customer'
  | 'tax_number'
  | 'subtotal'
  | 'discount'
  | 'discounts'
  | 'service_charge'
  | 'tax'
  | 'tax_on_service'
  | 'included'
  | 'surcharge'
  | 'total'
  | 'paid_back'
  | 'due'
  | 'tip'
  | 'tip_suggestions';

/** What a receipt is made of. */
export interface ReceiptSource {
  order: ReceiptOrder;
  /** The establishment's receipt settings. */
  values: Readonly<Record<string, unknown>>;
  /** What the establishment says of itself; '' for what is not known. */
  establishment: { title: string; address: string; phone: string };
  /** The reader's language, the establishment's money and clock. */
  context: KindContext;
  /** Its words in the reader's language. */
  words: (word: ReceiptWord) => string;
  isSample?: boolean;
}

const TIPS = [15, 18, 20] as const;

/** Lays a receipt out by the establishment's settings: the one layout of preview, email and PDF. */
export function receiptBlocks(source: ReceiptSource): ReceiptBlock[] {
  const { values, words } = source;
  const bottom = centred(textOf(values.footer), textOf(values.message));
  const link = values.show_qr === true ? textOf(values.qr_link) : '';
  return [
    ...(source.isSample ? [{ kind: 'mark' as const, text: words('sample') }] : []),
    ...top(source),
    rule,
    ...facts(source),
    rule,
    ...lines(source),
    rule,
    ...totals(source),
    ...payments(source),
    ...(values.show_tip_suggestions === true ? tips(source) : []),
    ...(bottom.length ? [rule, ...bottom] : []),
    ...(link ? [{ kind: 'qr' as const, link, caption: textOf(values.qr_caption) }] : []),
  ];
}

/** What a receipt's establishment calls itself on it. */
export function receiptName({ values, establishment }: Pick<ReceiptSource, 'values' | 'establishment'>): string {
  return textOf(values.business_name) || establishment.title;
}

const rule: ReceiptBlock = { kind: 'rule' };
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const centred = (...texts: readonly string[]): ReceiptBlock[] => texts.filter(Boolean).map((text) => ({ kind: 'centred', text }));
const moneyIn = (context: KindContext) => (value: number) => formatMoney(value, context.currency, context);

function top({ values, establishment, words }: ReceiptSource): ReceiptBlock[] {
  const logo = textOf(values.logo);
  const number = textOf(values.tax_number);
  return [
    ...(logo ? [{ kind: 'logo' as const, address: logo }] : []),
    { kind: 'name', text: receiptName({ values, establishment }) },
    ...centred(
      textOf(values.header),
      values.show_address === true ? establishment.address : '',
      values.show_phone === true ? establishment.phone : '',
      number && `${words('tax_number')}: ${number}`,
    ),
  ];
}

function facts({ order, values, context, words }: ReceiptSource): ReceiptBlock[] {
  const said = (show: string, word: ReceiptWord, value: string | number | null | undefined) =>
    values[show] !== true || value === null || value === undefined || value === '' ? [] : [`${words(word)}: ${value}`];
  const opened = dateFormat(context.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: context.timezone }).format(
    Date.parse(order.local_created_at),
  );
  return [
    opened,
    ...said('show_order_number', 'order', order.order_number),
    ...said('show_order_number', 'receipt', order.receipt_number),
    ...said('show_server_name', 'server', order.user_name),
    ...said('show_table_and_guests', 'table', order.table),
    ...said('show_table_and_guests', 'guests', order.guests),
    ...said('show_customer', 'customer', order.customer_name),
  ].map((text) => ({ kind: 'text', text }));
}

/** What was sold, as the guest saw it; each line with its modifiers and what was taken off it: the amounts add up to the subtotal. */
function lines(source: ReceiptSource): ReceiptBlock[] {
  const { values, context, words } = source;
  const money = moneyIn(context);
  const count = (value: number) => numberText(context.locale, value, 3);
  const below = (text: string, amount: string): ReceiptBlock => ({ kind: 'row', text, amount, look: 'below' });
  return printedLines(source).flatMap(({ line, gross, discount, modifiers }): ReceiptBlock[] => {
    const apart = values.show_modifiers === true ? modifiers : [];
    const own = sumOfAmounts([gross, ...apart.map((amount) => -amount)]);
    return [
      { kind: 'row', text: `${count(line.quantity)} × ${line.title}`, amount: money(own) },
      ...apart.map((amount, at) => below(line.modifiers?.[at]?.name ?? '', amount ? money(amount) : '')),
      ...(values.show_discounts === true && discount > 0 ? [below(words('discount'), money(-discount))] : []),
    ];
  });
}

/** From what stands above to the total: discounts that no line has shown yet, what is added, and below it what the prices contain. */
function totals(source: ReceiptSource): ReceiptBlock[] {
  const { order, values, context, words } = source;
  const money = moneyIn(context);
  const sold = printedLines(source);
  const discounts = sumOfAmounts(sold.map(({ discount }) => discount));
  const shown = values.show_discounts === true ? discounts : 0;
  const some = (text: string, amount: number) => (amount ? [{ text, amount }] : []);
  const taxes = (which: 'included' | 'added') => {
    const each = taxesOf(order, which);
    if (values.show_tax_lines === true) return each.map(({ name, amount }) => ({ text: name || words('tax_on_service'), amount }));
    return some(words('tax'), sumOfAmounts(each.map(({ amount }) => amount)));
  };
  const rows = [
    { text: words('subtotal'), amount: sumOfAmounts([...sold.map(({ gross }) => gross), -shown]) },
    ...some(words('discounts'), sumOfAmounts([shown, -discounts])),
    ...some(words('service_charge'), order.service_charge),
    ...taxes('added'),
    ...some(words('surcharge'), order.surcharge),
  ];
  return [
    ...rows.map(({ text, amount }): ReceiptBlock => ({ kind: 'row', text, amount: money(amount) })),
    { kind: 'row', text: words('total'), amount: money(order.total_amount), look: 'total' },
    ...taxes('included').map(
      ({ text, amount }): ReceiptBlock => ({ kind: 'row', text: `${words('included')}: ${text}`, amount: money(amount), look: 'below' }),
    ),
  ];
}

/** What was not voided, each line as the guest saw it. */
function printedLines({ order, context }: ReceiptSource) {
  const decimals = context.currencyDecimals(context.currency);
  return order.lines.filter((line) => !line.void_reason).map((line) => ({ line, ...printedLine(line, decimals) }));
}

/** How it was paid, what was paid back, and what is left of an open bill; a payment that failed is none. */
function payments({ order, context, words }: ReceiptSource): ReceiptBlock[] {
  const money = moneyIn(context);
  const known = order.sales_payment_histories.filter(({ status }) => status !== 'failed');
  const isBack = ({ status }: { status?: string }) => status === 'refunded';
  const unit = 10 ** context.currencyDecimals(context.currency);
  const paid = known.filter((one) => !isBack(one)).reduce((sum, { amount }) => sum + Math.round(amount * unit), 0);
  const due = Math.round(order.total_amount * unit) - paid;
  return [
    ...known.map((one): ReceiptBlock => {
      const how = [
        lookupLabel(context.lookup('payment_method'), one.method, context.locale),
        one.card_brand,
        one.last_four && `••${one.last_four}`,
      ];
      const text = how.filter(Boolean).join(' ');
      return isBack(one)
        ? { kind: 'row', text: `${words('paid_back')}: ${text}`, amount: money(-one.amount) }
        : { kind: 'row', text, amount: money(one.amount) };
    }),
    ...(due > 0 ? [{ kind: 'row' as const, text: words('due'), amount: money(due / unit), look: 'total' as const }] : []),
    ...(order.tip > 0 ? [{ kind: 'row' as const, text: words('tip'), amount: money(order.tip) }] : []),
  ];
}

function tips({ order, context, words }: ReceiptSource): ReceiptBlock[] {
  const money = moneyIn(context);
  return [
    rule,
    { kind: 'text', text: words('tip_suggestions') },
    ...TIPS.map((percent): ReceiptBlock => ({ kind: 'row', text: `${percent} %`, amount: money((order.total_amount * percent) / 100) })),
  ];
}
