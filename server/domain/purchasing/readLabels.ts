import { sql } from 'kysely';
import { grouped } from '#/i18n/blanks.ts';
import { documentTexts, written } from '#/i18n/documents.ts';
import { say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Model } from '#/model/language/model.ts';
import { present, type Values } from '#/model/values/shapes.ts';
import { labelContents } from '#/resources/reference/labelContents.ts';
import type { Label } from '#/resources/reference/labelLayout.ts';
import type { ShownProduct } from '#/resources/reference/sampleProducts.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import { readSettings } from '#/server/records/settings/storedSettings.ts';
import type { Labels } from './labelPdf.ts';
import type { OrderLine, PurchaseOrder } from './orderLines.ts';

/** More than this no file holds: a roll has a thousand or two. */
const MAX_LABELS = 2_000;

interface Product {
  id: number;
  price: string | null;
  barcode: string | null;
  sku: string | null;
}

/** What a label says of a product. */
type LabelledProduct = Pick<ShownProduct, 'item' | 'price' | 'barcode' | 'sku'>;

/** For what there are to be labels, and what they say of it. */
interface LabelsAsked {
  per: 'unit' | 'item';
  /** In the language of the labels. */
  context: KindContext;
  model: Model;
  /** When they are printed: ISO 8601 UTC. */
  now: string;
}

/**
 * The labels of what came with an order: one for each unit, or for each line; names as ordered, prices and codes as they are now; what of
 * it stands on them the settings of labels say.
 * @throws ApiError 409 for a return, 422 where there are none or too many
 */
export async function readLabels(
  tx: Transaction,
  { clientId, establishmentId }: { clientId: number; establishmentId: number },
  order: Pick<PurchaseOrder, 'type' | 'items'>,
  { per, context, model, now }: LabelsAsked,
): Promise<Labels[]> {
  if (order.type === 'vendor_return') throw conflict(say('purchasing.return_without_labels'));
  const counted = order.items.map((line) => ({
    line,
    count: per === 'unit' ? unitsOf(line) : Math.min(1, Math.ceil(line.received_quantity)),
  }));
  const wanted = counted.filter(({ count }) => count > 0);
  refuseNumber(wanted.reduce((sum, { count }) => sum + count, 0));
  const ids = wanted.flatMap(({ line: { item } }) => (item.type === 'products' ? [item.id] : []));
  const { rows } = await sql<Product>`
    select id, price, barcode, sku from tenant.products
    where client_id = ${clientId} and establishment_id = ${establishmentId} and id = any(${ids}::bigint[])`.execute(tx);
  const settings = present(model.settings.label, 'settings of labels');
  const { values } = await readSettings(tx, { clientId, establishmentId, settings });
  const contentsOf = labelsBy(values, context, now);
  const products = new Map(rows.map((row) => [row.id, row]));
  return wanted.map(({ line: { item, item_name: name }, count }) => {
    const product = item.type === 'products' ? products.get(item.id) : undefined;
    const { price = null, barcode, sku } = product ?? {};
    const shown = { item: name ?? '', price: price === null ? null : Number(price), barcode, sku };
    return { ...contentsOf(shown), count };
  });
}

/** What stands on a product's label by some settings, in the language of a context, printed at a moment. */
export function labelsBy(values: Values, context: KindContext, now: string): (product: LabelledProduct) => Label {
  const texts = documentTexts('receipt', context.locale);
  const words = {
    sku: (code: string) => written(context.locale, texts.sku, { sku: code }),
    bestBefore: (date: string) => written(context.locale, texts.best_before, { date }),
  };
  return (product) => labelContents({ product, values, context, now, words });
}

/** Whole units of the item: half a unit wears no label. Products of decimals are rounded first (0.7 × 10 is 7). */
function unitsOf({ received_quantity: received, pack_size: pack }: OrderLine): number {
  return Math.floor(Math.round(received * (pack ?? 1) * 1e6) / 1e6);
}

function refuseNumber(labels: number): void {
  if (labels === 0) throw invalid({ per: [say('purchasing.less_than_a_unit')] });
  if (labels <= MAX_LABELS) return;
  throw invalid({ per: [say('purchasing.too_many_labels', { asked: grouped(labels), most: grouped(MAX_LABELS) })] });
}
