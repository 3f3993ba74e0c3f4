import { crud, defineFace } from '#model/language';

export default defineFace({
  version: 1,
  faceOf: 'products',
  name: 'retail-products',
  label: ['Retail product', 'Retail products'],
  icon: 'ShoppingBag',
  endpoint: '/api/retail-product',
  permissions: crud('Products', 'Product'),
  where: { kind: 'retail' },
  list: { columns: ['item', 'category', 'subCategory', 'price', 'cost', 'barcode', 'sku', 'plu'] },
});
