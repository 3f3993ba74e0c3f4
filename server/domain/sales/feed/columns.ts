/** What a column of an export can be. */
export const FEED_FIELDS = [
  'order_number',
  'date',
  'time',
  'title',
  'quantity',
  'price',
  'amount',
  'discount',
  'tax',
  'category',
  'sku',
  'barcode',
  'order_type',
  'user_name',
  'table',
  'receipt_number',
  'payment_method',
  'tip',
  'item_count',
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];
/** Field → the heading of its column. */
export type Mapping = Partial<Record<FeedField, string>>;

/** A file that cannot be read as it is; the message says what to do. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** Headings as points of sale write them, the most telling first; letters and digits only. */
const HEADINGS: Readonly<Record<FeedField, readonly string[]>> = {
  order_number: [
    'ordernumber',
    'orderno',
    'orderid',
    'order',
    'invoicenumber',
    'invoiceno',
    'invoice',
    'checknumber',
    'checkno',
    'check',
    'ticketnumber',
    'ticketno',
    'ticket',
    'billnumber',
    'billno',
    'bill',
    'transactionid',
    'transaction',
  ],
  date: ['orderdate', 'datetime', 'orderdatetime', 'paidat', 'createdat', 'timestamp', 'saledate', 'transactiondate', 'date'],
  time: ['ordertime', 'saletime', 'time'],
  title: ['itemname', 'productname', 'item', 'product', 'menuitem', 'description', 'article', 'title', 'name'],
  quantity: ['quantity', 'qty', 'itemquantity', 'itemqty', 'units', 'count'],
  price: ['productprice', 'unitprice', 'itemprice', 'priceeach', 'price'],
  amount: ['grossamount', 'linetotal', 'itemtotal', 'grosssales', 'amount', 'total'],
  discount: ['linediscount', 'itemdiscount', 'discountamount', 'discounts', 'discount'],
  tax: ['taxamount', 'linetax', 'itemtax', 'tax', 'vat'],
  category: ['itemcategory', 'productcategory', 'category', 'department', 'menugroup'],
  sku: ['sku', 'itemsku', 'productcode', 'itemcode'],
  barcode: ['barcode', 'ean', 'upc', 'gtin'],
  order_type: ['ordertype', 'diningoption', 'servicetype', 'channel'],
  user_name: ['server', 'employee', 'cashier', 'waiter', 'staff', 'servedby', 'username'],
  table: ['table', 'tablenumber', 'tableno'],
  receipt_number: ['receiptnumber', 'receiptno', 'receipt'],
  payment_method: ['paymentmethod', 'paymenttype', 'tender', 'tendertype', 'payment'],
  tip: ['tip', 'tips', 'gratuity'],
  item_count: ['totalproducts', 'totalitems', 'itemcount', 'numberofitems', 'noofitems'],
};

/** Finds out which column is what: what is said first, the rest by the headings. @throws FeedError where a needed one is not there */
export function mapColumns(headings: readonly string[], said: Mapping = {}): Mapping {
  for (const [field, heading] of Object.entries(said)) {
    if (!headings.includes(heading))
      throw new FeedError(`There is no column '${heading}' for ${field}: the file has ${headings.map((one) => `'${one}'`).join(', ')}`);
  }
  const mapping: Mapping = { ...said };
  const taken = new Set(Object.values(said));
  for (const field of FEED_FIELDS) {
    if (mapping[field]) continue;
    const found = HEADINGS[field]
      .map((name) => headings.find((heading) => plain(heading) === name && !taken.has(heading)))
      .find((heading) => heading !== undefined);
    if (found === undefined) continue;
    mapping[field] = found;
    taken.add(found);
  }
  for (const field of ['order_number', 'date', 'title'] as const) if (!mapping[field]) throw new FeedError(missing(field, headings));
  if (!mapping.price && !mapping.amount) throw new FeedError(missing('price', headings));
  return mapping;
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function missing(field: FeedField, headings: readonly string[]): string {
  return `No column is known as the ${field.replace('_', ' ')}: name it with --map ${field}=<heading>, one of ${headings.map((one) => `'${one}'`).join(', ')}`;
}
