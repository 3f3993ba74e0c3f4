import { sql } from 'kysely';
import { documentTexts } from '#/i18n/documents.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import categories from '#/resources/catalogue/categories.ts';
import products from '#/resources/catalogue/products.ts';
import { sampleMenus, samplePrice } from '#/resources/reference/sampleMenus.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { conflict, forbidden } from '#/server/foundation/http/apiError.ts';
import { defineVerb, type RecordWork } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import { createOther } from '#/server/records/write/otherRecord.ts';

/**
 * A small menu for the kind of business, in the caller's language and the establishment's money: ordinary categories and products, whose
 * SKUs say that they are examples. Only into an empty catalogue; all of it or nothing.
 */
export const verb = defineVerb(products, 'sample-menu', async (work, { kind }) => {
  const { tx, model, caller, clientId, establishmentId, context } = work;
  if (!canUse(caller, 'CategoryCreate', establishmentId)) throw forbidden(say('samples.needs_categories'));
  // Two at once would both find it empty.
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, establishmentId);
  if (!(await isEmpty(work))) throw conflict(say('samples.not_empty'));
  const names = documentTexts('sample_menu', caller.language);
  let count = 0;
  for (const { name, color, items } of sampleMenus[kind] ?? []) {
    const category = await createOther(work, categories, { name: names[name], color });
    for (const [item, dollars] of items) {
      count += 1;
      await createOther(work, products, {
        item: names[item],
        category,
        price: samplePrice(dollars, context.currency),
        kind: kind === 'shop' ? 'retail' : 'restaurant',
        sku: `SAMPLE-${count}`,
      });
    }
  }
  return { data: { products: count } };
});

/** Whether an establishment has neither a product nor a category, in use or not. */
async function isEmpty({ tx, clientId, establishmentId }: RecordWork): Promise<boolean> {
  const none = (table: string) => sql`not exists (select 1 from ${sql.id('tenant', table)}
    where client_id = ${clientId} and establishment_id = ${establishmentId})`;
  const { rows } = await sql<{ is_empty: boolean }>`select ${none('products')} and ${none('categories')} as is_empty`.execute(tx);
  return rows[0]?.is_empty === true;
}
