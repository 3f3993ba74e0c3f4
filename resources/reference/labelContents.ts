import type { KindContext } from '#/model/kinds/base/part.ts';
import { kinds } from '#/model/kinds/index.ts';
import { formatMoney } from '#/model/kinds/money.ts';
import { calendarText, localText } from '#/model/values/instants.ts';
import type { Label } from './labelLayout.ts';
import type { ShownProduct } from './sampleProducts.ts';

interface LabelContents {
  product: Pick<ShownProduct, 'item' | 'price' | 'barcode' | 'sku'>;
  /** Of the kind `label`. */
  values: Readonly<Record<string, unknown>>;
  context: KindContext;
  /** When it is printed: ISO 8601 UTC. */
  now: string;
  words: { sku: (sku: string) => string; bestBefore: (date: string) => string };
}

const DAY_MS = 86_400_000;
/** As far as the field goes. */
const MOST_DAYS = 3_650;

/** What stands on the label of a product by the settings of labels. Pure: the preview and the printed labels both have it. */
export function labelContents({ product, values, context, now, words }: LabelContents): Label {
  const { item, price, barcode, sku } = product;
  const details = [
    values.show_sku === true && sku?.trim() ? words.sku(sku.trim()) : '',
    values.show_best_before === true ? bestBefore(values.best_before_days, { now, context, words }) : '',
    typeof values.note === 'string' ? values.note.trim() : '',
  ];
  return {
    name: values.show_name === true ? item : '',
    price: values.show_price === true && price !== null ? formatMoney(Number(price), context.currency, context) : '',
    code: values.show_barcode === true ? barcode?.trim() || sku?.trim() || '' : '',
    details: details.filter(Boolean),
  };
}

/** '' where nobody says for how many days. */
function bestBefore(days: unknown, { now, context, words }: Pick<LabelContents, 'now' | 'context' | 'words'>): string {
  if (typeof days !== 'number' || !(days >= 0) || days > MOST_DAYS) return '';
  const today = Date.parse(`${localText(now, context.timezone).slice(0, 10)}T00:00:00Z`);
  const date = calendarText(today + Math.floor(days) * DAY_MS).slice(0, 10);
  return words.bestBefore(kinds.date.format(date, { kind: 'date' }, context));
}
