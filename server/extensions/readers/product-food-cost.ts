import products from '#/resources/catalogue/products.ts';
import { readProductPrices } from '#/server/domain/stock/readProductPrices.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';

export const reader = defineReader(products, 'food_cost_percent', (context, ids) => readProductPrices(context, ids, 'food_cost_percent'));
