import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'label',
  label: 'Labels',
  help: 'Printed labels for products and orders',
  icon: 'Label',
  permission: 'Label',
  fields: {
    size: field.enum(
      { s50x30: '50 × 30 mm', s40x30: '40 × 30 mm', s62x29: '62 × 29 mm', s100x50: '100 × 50 mm' },
      { required: true, default: 's50x30' },
    ),
    show_name: field.boolean({ default: true }),
    show_price: field.boolean({ default: true }),
    show_barcode: field.boolean({ default: true }),
    show_sku: field.boolean({ label: 'Show the SKU', default: false }),
    show_best_before: field.boolean({ default: false }),
    best_before_days: field.integer({ label: 'Best before, days from printing', min: 0, max: 3650 }),
    note: field.text({ max: 60 }),
  },
  rules: { show: { best_before_days: { show_best_before: true } }, require: { best_before_days: { show_best_before: true } } },
  preview: 'label',
  menu: { order: 50 },
});
