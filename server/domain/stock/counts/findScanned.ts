import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { type CountLine, indexOfRow, readRows } from './readLines.ts';
import type { SheetReader } from './sheet.ts';

/** The row of a scanned product, and how many rows stand before it on the whole sheet. */
export interface Scanned {
  line: CountLine;
  place: number;
}

/**
 * Finds the row of the product with this barcode, SKU or PLU. @throws ApiError 422 for a code that no product has, and for a product that
 * is not on the sheet
 */
export async function findScanned(tx: Transaction, reader: SheetReader, establishmentId: number, barcode: string): Promise<Scanned> {
  const code = barcode.trim();
  const { clientId, sheet } = reader;
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.item as name from tenant.products p
    where p.client_id = ${clientId} and p.establishment_id = ${establishmentId}
      and lower(${code}) in (lower(p.barcode), lower(p.sku), lower(p.plu))
    order by lower(p.barcode) = lower(${code}) desc nulls last, lower(p.sku) = lower(${code}) desc nulls last, p.id limit 1`.execute(tx);
  const [product] = rows;
  if (!product) throw invalid({ barcode: [say('stock.no_product_with_code', { code })] });
  const [line] = await readRows(tx, reader, sql`l.item_products = ${product.id}`);
  if (!line) throw invalid({ barcode: [say('stock.not_on_sheet', { item: product.name, sheet: sheet.number ?? '' })] });
  return { line, place: await indexOfRow(tx, reader, line.id) };
}
