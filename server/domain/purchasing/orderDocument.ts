import { type DocumentTexts, documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { formatMoney } from '#/model/kinds/money.ts';
import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { isEmpty, textOf as wordsOf } from '#model/language';
import type { OrderingEstablishment, OrderVendor } from './orderParties.ts';

/** What an order says beside the definitions' own labels. */
type OrderWords = DocumentTexts<'purchase_order'>;

/** A label and what is said under it. */
export type Fact = readonly [label: string, value: string];

/** A column of the lines. */
export interface OrderColumn {
  header: string;
  isFigure: boolean;
  /** One text for each line. */
  texts: readonly string[];
}

/** A purchase order as texts, whatever draws them. Texts of users may have several lines. */
export interface OrderDocument {
  language: Language;
  /** What it is: a purchase order, or a return. */
  title: string;
  number: string;
  isReturn: boolean;
  /** What the business calls itself, and what is known of it. */
  business: string;
  sender: readonly string[];
  /** Addresses under their headings, the name first. */
  parties: readonly { heading: string; name: string; lines: readonly string[] }[];
  facts: readonly Fact[];
  columns: readonly OrderColumn[];
  /** The last one is the sum of all; none where the reader may not see costs. */
  totals: readonly Fact[];
  notes: { heading: string; text: string } | undefined;
  expected: Fact | undefined;
  fileName: string;
  /** As uploads are addressed; '' for none. */
  logo: string;
}

/** What a document is made of. */
export interface OrderSource {
  /** The record, as far as its reader may see it. */
  order: Readonly<Record<string, unknown>>;
  establishment: OrderingEstablishment;
  vendor: OrderVendor;
  /** The establishment's receipt settings: name, number and picture of the business. */
  values: Readonly<Record<string, unknown>>;
  context: KindContext;
  language: Language;
}

interface Line {
  item_name: string;
  vendor_item_id: string | null;
  pack_size: number | null;
  ordered_quantity: number;
  received_quantity: number | null;
  unit_cost: number | null;
  total: number | null;
}

const UNIT_COST_PLACES = 6;
const RETURN = 'vendor_return';
/** A value stands in its own direction whatever the language of its label: a number after an Arabic word reads as it is dialled. */
const labelled = (word: string, value: string) => value && `${word}: \u2068${value}\u2069`;
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Says what a purchase order's document says. */
export function orderDocument(model: Model, source: OrderSource): OrderDocument {
  const { order, establishment, values, language } = source;
  const resource = resourceOf(model, 'purchase-orders');
  const words = documentTexts('purchase_order', language);
  const isReturn = order.type === RETURN;
  const business = textOf(values.business_name) || establishment.title;
  const number = String(order.number);
  const taxNumber = textOf(values.tax_number);
  return {
    language,
    title: isReturn ? choice(resource, 'type', RETURN, language) : wordsOf(resource, 'label', language)[0],
    number,
    isReturn,
    business,
    sender: known(
      business === establishment.title ? '' : establishment.title,
      establishment.address,
      establishment.phone,
      establishment.email,
      labelled(words.tax_number, taxNumber),
    ),
    parties: parties(model, source, words, isReturn),
    facts: facts(resource, source, words),
    columns: columns(resource, source),
    totals: totals(resource, source, words),
    notes: textOf(order.notes) ? { heading: label(resource, 'notes', language), text: textOf(order.notes) } : undefined,
    expected: expected(resource, source),
    fileName: `purchase-order-${number}.pdf`,
    logo: textOf(values.logo) || textOf(establishment.logo),
  };
}

const known = (...texts: readonly (string | null)[]) => texts.map(textOf).filter(Boolean);
const label = (resource: ResourceModel, name: string, language: Language) =>
  wordsOf(resource.fields[name] ?? { label: name }, 'label', language);

function choice(resource: ResourceModel, name: string, value: unknown, language: Language): string {
  const field = resource.fields[name];
  return field?.kind === 'enum' && typeof value === 'string' ? enumLabel(field, value, language) : '';
}

/** What goes back to a vendor is not delivered to us. */
function parties(
  model: Model,
  { vendor, establishment, language }: OrderSource,
  words: OrderWords,
  isReturn: boolean,
): OrderDocument['parties'] {
  const vendors = resourceOf(model, 'vendors');
  const said = (word: string, value: string | null) => labelled(word, textOf(value));
  return [
    {
      heading: wordsOf(vendors, 'label', language)[0],
      name: vendor.name,
      lines: known(
        vendor.address,
        said(words.contact, vendor.contact_person_name),
        said(words.phone, vendor.phone),
        said(words.email, vendor.email),
        said(words.tax_number, vendor.tax_id),
        said(label(vendors, 'payment_terms', language), choice(vendors, 'payment_terms', vendor.payment_terms, language)),
      ),
    },
    ...(isReturn
      ? []
      : [
          {
            heading: words.deliver_to,
            name: establishment.title,
            lines: known(establishment.address, said(words.phone, establishment.phone)),
          },
        ]),
  ];
}

function expected(resource: ResourceModel, { order, context, language }: OrderSource): Fact | undefined {
  const field = resource.fields.expected_date;
  if (!field || !order.expected_date) return undefined;
  return [wordsOf(field, 'label', language), kindOf(field).format(order.expected_date, field, context)];
}

function facts(resource: ResourceModel, source: OrderSource, words: OrderWords): Fact[] {
  const { order, context, language } = source;
  const made = dateFormat(language, { dateStyle: 'medium', timeZone: context.timezone }).format(Date.parse(String(order.created_at)));
  const due = expected(resource, source);
  return [
    [words.date, made],
    ...(due ? [due] : []),
    ...['type', 'status'].map((name): Fact => [label(resource, name, language), choice(resource, name, order[name], language)]),
  ];
}

/**
 * Columns that would say nothing in any line are left out: what is not received yet, ids that the vendor does not have, costs that the
 * reader may not see.
 */
function columns(resource: ResourceModel, { order, context, language }: OrderSource): OrderColumn[] {
  const lines = (order.items ?? []) as Line[];
  const { items } = resource.fields;
  const header = (name: string) => {
    const field = items?.kind === 'lines' ? items.fields[name] : undefined;
    return field ? wordsOf(fieldModel(name, field), 'label', language) : name;
  };
  const texts = (name: string, text: (line: Line) => string, isFigure = false): OrderColumn => ({
    header: header(name),
    isFigure,
    texts: lines.map(text),
  });
  /** As it is read on the order's page: quantities with their unit. */
  const asRead = (name: string, line: Line) => {
    const field = items?.kind === 'lines' ? items.fields[name] : undefined;
    const value = valuesIn(line)[name];
    return field && !isEmpty(value) ? kindOf(field).format(value, fieldModel(name, field), context, valuesIn(line)) : '';
  };
  const quantities = (name: string) => texts(name, (line) => asRead(name, line), true);
  const money = (value: number | null | undefined, scale?: number) =>
    typeof value !== 'number' ? '' : formatMoney(value, context.currency, context, scale);
  return [
    ...(lines.some((line) => textOf(line.vendor_item_id)) ? [texts('vendor_item_id', (line) => textOf(line.vendor_item_id))] : []),
    texts('item_name', (line) => line.item_name),
    ...['pack_size', 'ordered_quantity', 'ordered_units'].map(quantities),
    ...(lines.some((line) => line.received_quantity) ? [quantities('received_quantity')] : []),
    ...(lines.some(({ unit_cost }) => typeof unit_cost === 'number')
      ? [texts('unit_cost', (line) => money(line.unit_cost, UNIT_COST_PLACES), true)]
      : []),
    ...(lines.some(({ total }) => typeof total === 'number') ? [texts('total', (line) => money(line.total), true)] : []),
  ];
}

function totals(resource: ResourceModel, { order, context, language }: OrderSource, words: OrderWords): Fact[] {
  if (typeof order.total !== 'number') return [];
  const amount = (value: number): string => formatMoney(value, context.currency, context);
  const [total, shipping, discount] = [order.total, Number(order.shipping), Number(order.discount)];
  const some = (name: string, value: number): Fact[] => (value ? [[label(resource, name, language), amount(value)]] : []);
  const extras = [...some('shipping', shipping), ...some('discount', -discount)];
  const unit = 10 ** context.currencyDecimals(context.currency);
  const subtotal = Math.round((total - shipping + discount) * unit) / unit;
  return [
    ...(extras.length ? [[words.subtotal, amount(subtotal)] as const, ...extras] : []),
    [label(resource, 'total', language), amount(total)],
  ];
}
