/** What previews show of a product; the price in major units of the establishment's currency. */
export interface ShownProduct {
  id: number | string;
  item: string;
  price: number | null;
  category?: number | null;
  barcode?: string | null;
  sku?: string | null;
  image?: string | null;
  color?: string | null;
}

/** Products that never were, for an establishment that has none yet. */
export const sampleProducts: readonly ShownProduct[] = [
  { id: 1, item: 'House burger', price: 16, color: 'red', barcode: '4006381333931', sku: 'HB-1' },
  { id: 2, item: 'Tomato soup', price: 7, color: 'orange', barcode: '96385074', sku: 'TS-1' },
  { id: 3, item: 'Cheesecake', price: 8, color: 'pink', barcode: null, sku: 'CC-1' },
  { id: 4, item: 'Lemonade', price: 4, color: 'yellow', barcode: null, sku: 'LE-1' },
];
