import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { StockItem } from '#/server/domain/stock/movements.ts';
import { openStock, takeBackOpening } from '#/server/domain/stock/openingStock.ts';
import { roundQuantity } from '#/server/domain/stock/usage.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { compute } from '#model/language';

import { partCorrections } from '../bring/partCorrections.ts';
import { cellsOf } from '../bring/plan.ts';
import { numberIn } from '../bring/plannedPart.ts';
import { correcting } from '../import/corrections.ts';
import { readNumber } from '../notation/numbers.ts';
import { mayBulk } from '../rights.ts';
import type { MadeRow } from '../systems/profile.ts';
import type { BalanceFile, BalanceKind, BalanceWork, Entered, WholePlan } from './balance.ts';
import { refused } from './refused.ts';

const PRODUCTS = 'products';
/** More of one item nobody has: such a number is a barcode in the wrong column. */
const MOST = 1_000_000_000;

/** Stock on hand: opened in the ledger of the establishment that the products go to. */
export const stock: BalanceKind = {
  resource: 'inventory-movements',
  headers: ['item_name', 'quantity'],
  may: ({ model }, caller, establishmentId) =>
    mayBulk(caller, resourceOf(model, PRODUCTS), 'import', establishmentId) && canUse(caller, 'InventorySetActual', establishmentId),
  rows(file, location, whole) {
    const products = productsOf(file, whole);
    const { profile, file: sheets } = file.known;
    return (profile.stock?.(sheets) ?? []).flatMap((found): MadeRow[] => {
      const own = found.item === undefined ? products.get(found.number) : { item: found.item, sku: found.sku ?? '' };
      if (found.location !== location || !own) return [];
      return [{ number: found.number, cells: { item_name: own.item ?? '', sku: own.sku ?? '', quantity: found.quantity } }];
    });
  },
  enter,
  async takeBack(tx, clientId, recordId) {
    return takeBackOpening(tx, clientId, recordId);
  },
  hasMoved: (item) => say('bulk.stock_moved_since', { item }),
};

/** The file's own products by their rows, as they are brought: with what somebody has corrected. */
function productsOf({ fileUrl, known: { profile, file } }: BalanceFile, whole: WholePlan | undefined): Map<number, MadeRow['cells']> {
  const rows = profile.parts.find(({ resource }) => resource === PRODUCTS)?.rows(file) ?? [];
  const at = whole?.parts.findIndex((part) => part.fileUrl === fileUrl && part.resource === PRODUCTS) ?? -1;
  const part = whole?.parts[at];
  if (!part) return new Map(rows.map(({ number, cells }) => [number, cells]));
  const corrected = correcting(part.headers, partCorrections(whole?.corrections, part, at));
  return new Map(
    rows.map((row) => {
      const { cells } = corrected({ number: numberIn(at, row.number), cells: cellsOf(row, part.headers) });
      return [row.number, Object.fromEntries(part.headers.map((header, column) => [header, cells[column] ?? '']))];
    }),
  );
}

async function enter(work: BalanceWork, { item_name: title = '', sku = '', quantity: written = '' }: MadeRow['cells']): Promise<Entered> {
  const quantity = quantityOf(work, written);
  const product = await productOf(work, sku, title);
  if (!product) throw refused('item_name', say('bulk.stock_no_product', { item: title, code: sku || '–' }));
  if (!product.isTracked) {
    if (quantity === 0) return 'same';
    throw refused('item_name', say('stock.not_tracked', { item: product.name }));
  }
  if (product.uom === 'each' && !Number.isInteger(quantity)) throw refused('quantity', say('bulk.stock_whole', { typed: written }));
  const key = `${product.name.toLowerCase()}`;
  const before = work.seen.get(key);
  if (before !== undefined) throw refused('item_name', say('bulk.row_is_there', { row: before }));
  work.seen.set(key, work.row);
  if (product.id === 0) return quantity === 0 ? 'same' : { recordId: 0, adds: sumsOf(product, quantity) };
  const opened = await openStock(work, product, quantity, work.system);
  if ('isSame' in opened) return 'same';
  if ('refused' in opened) throw refused('item_name', opened.refused);
  return { recordId: opened.entry, adds: sumsOf(product, opened.quantity) };
}

function quantityOf({ reading }: BalanceWork, written: string): number {
  const read = readNumber(written, reading.decimals ?? '.');
  const quantity = read && 'plain' in read ? Number(read.plain) : Number.NaN;
  if (!Number.isFinite(quantity) || Math.abs(quantity) >= MOST) throw refused('quantity', say('bulk.stock_no_number', { typed: written }));
  if (quantity < 0) throw refused('quantity', say('bulk.stock_below_zero', { typed: written }));
  return roundQuantity(quantity);
}

type Product = StockItem & { isTracked: boolean };

/** The product by its code, else by its name; of a trial as its row would have left it, with the id 0 where nobody has it yet. */
async function productOf(work: BalanceWork, sku: string, title: string): Promise<Product | undefined> {
  const stored = await storedProduct(work.tx, work.clientId, Number(work.establishmentId), sku, title);
  const tried = work.tried?.find(sku, title);
  if (!tried) return stored;
  const cost = readNumber(tried.cost ?? '', work.reading.decimals ?? '.');
  return {
    ...{ type: PRODUCTS, id: stored?.id ?? 0, name: tried.item || title },
    uom: (tried.sold_by || 'each') === 'each' ? 'each' : null,
    cost: cost && 'plain' in cost ? Number(cost.plain) : (stored?.cost ?? null),
    isTracked: tried.track_inventory === undefined ? (stored?.isTracked ?? false) : tried.track_inventory === 'yes',
  };
}

async function storedProduct(
  tx: Transaction,
  clientId: number,
  establishmentId: number,
  sku: string,
  title: string,
): Promise<Product | undefined> {
  const { rows } = await sql<{ id: number; item: string; soldBy: string; cost: string | null; isTracked: boolean }>`
    select id, item, sold_by as "soldBy", cost, coalesce(track_inventory, false) as "isTracked" from tenant.products
    where client_id = ${clientId} and establishment_id = ${establishmentId}
      and (lower(sku) = lower(${sku}) or lower(item) = lower(${title}))
    order by coalesce(lower(sku) = lower(${sku}), false) desc, id limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const { id, item, soldBy, cost, isTracked } = found;
  return {
    ...{ type: PRODUCTS, id, name: item, uom: soldBy === 'each' ? 'each' : null },
    ...{ cost: cost === null ? null : Number(cost), isTracked },
  };
}

function sumsOf({ uom, cost }: Product, quantity: number) {
  const isPieces = uom === 'each';
  return {
    stock: {
      items: 1,
      pieces: isPieces ? quantity : 0,
      weighed: isPieces ? 0 : quantity,
      value: cost === null ? 0 : (compute({ multiply: [quantity, cost] }, {}, 4) ?? 0),
      without_cost: cost === null ? 1 : 0,
    },
  };
}
