import { crud, defineVariant } from '#model/language';

export default defineVariant({
  version: 1,
  variantOf: 'products',
  name: 'retail-products',
  label: ['Retail product', 'Retail products'],
  icon: 'ShoppingBag',
  endpoint: '/api/retail-product',
  permissions: crud('Products', 'Product'),
  where: { kind: 'retail' },
  list: { columns: ['item', 'category', 'subCategory', 'price', 'cost', 'barcode', 'sku', 'plu'] },
});
