import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'low-stock',
  label: 'Low stock',
  labels: { ar: 'مخزون منخفض', es: 'Existencias bajas' },
  help: 'What is at or below its reorder point now, whatever the period, and what to order of it',
  helps: {
    ar: 'ما بلغ نقطة إعادة الطلب أو نزل عنها الآن أيًا كانت الفترة، وما يُطلب منه',
    es: 'Lo que está ahora en su punto de pedido o por debajo, sea cual sea el período, y cuánto pedir',
  },
  icon: 'ProductionQuantityLimits',
  permission: 'InventoryManagement',
  endpoint: '/api/low-stock',
  columns: {
    vendor: field.text(),
    item: field.text(),
    item_type: field.enum(
      { product: { label: 'Product' }, ingredient: { label: 'Ingredient', labels: { ar: 'مكون', es: 'Ingrediente' } } },
      { label: 'Type', labels: { ar: 'النوع', es: 'Tipo' } },
    ),
    vendor_item_id: field.text({ label: 'Vendor item id', labels: { ar: 'رقم الصنف لدى المورد', es: 'Código del proveedor' } }),
    uom: field.lookup('uom', { label: 'Unit' }),
    current: field.quantity({ label: 'In stock', labels: { ar: 'في المخزون', es: 'En existencias' } }),
    reorder_point: field.quantity({ labels: { ar: 'نقطة إعادة الطلب', es: 'Punto de pedido' } }),
    par_level: field.quantity({ labels: { ar: 'المستوى المستهدف', es: 'Nivel objetivo' } }),
    on_order: field.quantity({ labels: { ar: 'قيد الطلب', es: 'Pedido' } }),
    to_order: field.quantity({ labels: { ar: 'المطلوب شراؤه', es: 'A pedir' } }),
    pack_size: field.quantity({ labels: { ar: 'حجم العبوة', es: 'Tamaño del envase' } }),
    packs: field.integer({ labels: { ar: 'العبوات', es: 'Envases' } }),
    cost: field.money({ readable: { permission: 'CostView' } }),
    establishment: field.text(),
  },
  title: 'item',
  key: ['establishment', 'item_type', 'item'],
  compare: false,
  sort: { field: 'vendor', order: 'asc' },
  search: true,
  totals: ['packs', 'cost'],
  meanings: {
    vendor: { help: 'The first of the item’s vendors', helps: { ar: 'أول موردي الصنف', es: 'El primero de los proveedores del artículo' } },
    current: {
      help: 'Now, to the last movement; the chosen days say nothing here',
      helps: { ar: 'الآن حتى آخر حركة؛ ولا أثر للأيام المختارة هنا', es: 'Ahora, hasta el último movimiento; los días elegidos no cuentan aquí' },
    },
    to_order: {
      help: 'Up to the par level (without one, to the reorder point) with what is on order, in whole packs',
      helps: {
        ar: 'حتى المستوى المستهدف (أو نقطة إعادة الطلب إن لم يوجد) مع ما هو قيد الطلب، بعبوات كاملة',
        es: 'Hasta el nivel objetivo (sin él, hasta el punto de pedido) con lo ya pedido, en envases enteros',
      },
    },
    cost: {
      help: 'The packs at the vendor’s price; where it says none, at the item’s own cost',
      helps: {
        ar: 'العبوات بسعر المورد؛ فإن لم يُذكر فبتكلفة الصنف',
        es: 'Los envases al precio del proveedor; si no lo hay, al coste del artículo',
      },
    },
  },
  menu: { order: 120 },
});
