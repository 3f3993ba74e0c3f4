import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'label',
  label: 'Labels',
  labels: { ar: 'الملصقات', es: 'Etiquetas' },
  help: 'Printed labels for products and orders',
  helps: { ar: 'ملصقات المنتجات والطلبات', es: 'Etiquetas impresas de productos y pedidos' },
  icon: 'Label',
  permission: 'Label',
  fields: {
    size: field.enum(
      { s50x30: '50 × 30 mm', s40x30: '40 × 30 mm', s62x29: '62 × 29 mm', s100x50: '100 × 50 mm' },
      { required: true, default: 's50x30', labels: { ar: 'المقاس', es: 'Tamaño' } },
    ),
    show_name: field.boolean({ default: true, labels: { ar: 'إظهار الاسم', es: 'Mostrar el nombre' } }),
    show_price: field.boolean({ default: true, labels: { ar: 'إظهار السعر', es: 'Mostrar el precio' } }),
    show_barcode: field.boolean({ default: true, labels: { ar: 'إظهار الباركود', es: 'Mostrar el código de barras' } }),
    show_sku: field.boolean({ label: 'Show the SKU', default: false, labels: { ar: 'إظهار رمز الصنف', es: 'Mostrar el SKU' } }),
    show_best_before: field.boolean({ default: false, labels: { ar: 'إظهار تاريخ الصلاحية', es: 'Mostrar la caducidad' } }),
    best_before_days: field.integer({
      label: 'Best before, days from printing',
      min: 0,
      max: 3650,
      labels: { ar: 'الصلاحية بالأيام من الطباعة', es: 'Caducidad, días desde la impresión' },
    }),
    note: field.text({ max: 60 }),
  },
  rules: { show: { best_before_days: { show_best_before: true } }, require: { best_before_days: { show_best_before: true } } },
  menu: { order: 50 },
});
