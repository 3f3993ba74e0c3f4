import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'product-mix',
  label: 'Product mix',
  labels: { ar: 'مزيج المنتجات', es: 'Mezcla de productos' },
  help: 'What was sold, how much of it, and what it brought in',
  helps: { ar: 'ما بيع، وكم بيع منه، وكم جلب', es: 'Qué se vendió, cuánto y cuánto aportó' },
  icon: 'DonutSmall',
  permission: 'ProductMix',
  endpoint: '/api/product-mix/list',
  input: {
    group_by: field.enum(
      {
        item: { label: 'Item', labels: { ar: 'الصنف', es: 'Artículo' } },
        sub_category: { label: 'Sub category', labels: { ar: 'الفئة الفرعية', es: 'Subcategoría' } },
        category: { label: 'Category', labels: { ar: 'الفئة', es: 'Categoría' } },
      },
      { label: 'Group by', required: true, default: 'item', labels: { ar: 'التجميع حسب', es: 'Agrupar por' } },
    ),
  },
  columns: {
    name: field.text(),
    category: field.text(),
    sub_category: field.text(),
    avg_price: field.money({ label: 'Average price' }),
    item_qty: field.quantity({ label: 'Quantity' }),
    gross_amount: field.money({ label: 'Gross sales' }),
    discount_amount: field.money({ label: 'Discounts' }),
    refund_amount: field.money({ label: 'Refunds' }),
    net_amount: field.money({ label: 'Net sales' }),
    quantity_percentage_all: field.percent({ label: '% of quantity', min: -100 }),
    quantity_percentage_category: field.percent({
      label: '% of quantity in category',
      min: -100,
      labels: { ar: '٪ من كمية الفئة', es: '% de cantidad en la categoría' },
    }),
    quantity_percentage_sub_category: field.percent({
      label: '% of quantity in sub category',
      min: -100,
      labels: { ar: '٪ من كمية الفئة الفرعية', es: '% de cantidad en la subcategoría' },
    }),
    net_percentage_all: field.percent({ label: '% of net', min: -100 }),
    net_percentage_category: field.percent({ label: '% of net in category', min: -100, labels: { ar: '٪ من صافي الفئة', es: '% de neto en la categoría' } }),
    net_percentage_sub_category: field.percent({
      label: '% of net in sub category',
      min: -100,
      labels: { ar: '٪ من صافي الفئة الفرعية', es: '% de neto en la subcategoría' },
    }),
  },
  title: 'name',
  shown: [
    'name',
    'category',
    'avg_price',
    'item_qty',
    'gross_amount',
    'discount_amount',
    'refund_amount',
    'net_amount',
    'quantity_percentage_all',
    'net_percentage_all',
  ],
  sort: { field: 'net_amount', order: 'desc' },
  search: true,
  totals: ['item_qty', 'gross_amount', 'discount_amount', 'refund_amount', 'net_amount'],
  chart: { type: 'bar', category: 'name', values: ['net_amount'], top: 10 },
  key: ['name', 'category', 'sub_category'],
  drill: ['item_qty', 'gross_amount', 'discount_amount', 'refund_amount', 'net_amount'],
  menu: { order: 20 },
  meanings: {
    item_qty: {
      help: 'What was sold, voided lines left out; refunds do not lower it',
      helps: { ar: 'ما بيع دون الأسطر الملغاة؛ ولا تنقصه المبالغ المستردة', es: 'Lo vendido, sin las líneas anuladas; los reembolsos no lo reducen' },
    },
    quantity_percentage_all: {
      help: 'Of the quantity of everything sold in the period',
      helps: { ar: 'من كمية كل ما بيع في الفترة', es: 'De la cantidad de todo lo vendido en el período' },
    },
    quantity_percentage_category: {
      help: 'Of the quantity sold in its category',
      helps: { ar: 'من الكمية المبيعة في فئته', es: 'De la cantidad vendida en su categoría' },
    },
    quantity_percentage_sub_category: {
      help: 'Of the quantity sold in its sub category',
      helps: { ar: 'من الكمية المبيعة في فئته الفرعية', es: 'De la cantidad vendida en su subcategoría' },
    },
    net_percentage_all: {
      help: 'Of the net sales of everything sold in the period',
      helps: { ar: 'من صافي مبيعات كل ما بيع في الفترة', es: 'De las ventas netas de todo lo vendido en el período' },
    },
    net_percentage_category: {
      help: 'Of the net sales of its category',
      helps: { ar: 'من صافي مبيعات فئته', es: 'De las ventas netas de su categoría' },
    },
    net_percentage_sub_category: {
      help: 'Of the net sales of its sub category',
      helps: { ar: 'من صافي مبيعات فئته الفرعية', es: 'De las ventas netas de su subcategoría' },
    },
  },
});
