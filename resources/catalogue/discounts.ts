import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'discounts',
  label: ['Discount', 'Discounts'],
  icon: 'LocalOffer',
  scope: 'establishment',
  permissions: crud('Discounts', 'Discount'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    type: field.enum(
      { fixed_percent: 'Fixed percentage', fixed_amount: 'Fixed amount', open_percent: 'Open percentage', open_amount: 'Open amount' },
      { required: true, default: 'fixed_percent', filter: true, help: 'Open: whoever sells enters the value' },
    ),
    applies_to: field.enum(['any_item', 'entire_check', 'specific_items'], { required: true, default: 'entire_check', filter: true }),
    value: field.decimal({
      min: 0,
      scale: 3,
      unit: { by: 'type', percent: ['fixed_percent'], money: ['fixed_amount'] },
    }),
    products: field.references('products'),
    categories: field.references('categories'),
    valid_from: field.date({ filter: true }),
    valid_to: field.date({ filter: true }),
    requires_approval: field.boolean({ default: false, help: 'A manager confirms it at the till' }),
    status: field.status(),
  },
  list: { columns: ['name', 'type', 'applies_to', 'value', 'status'] },
  form: {
    sections: [
      { label: 'Discount', fields: ['name', 'type', 'value', 'status'] },
      { label: 'What it applies to', fields: ['applies_to', 'products', 'categories'] },
      { label: 'Conditions', fields: ['valid_from', 'valid_to', 'requires_approval'] },
    ],
  },
  rules: {
    show: {
      value: { type: ['fixed_percent', 'fixed_amount'] },
      products: { applies_to: 'specific_items' },
      categories: { applies_to: 'specific_items' },
    },
    require: { value: { type: ['fixed_percent', 'fixed_amount'] } },
    check: [
      { that: { any: [{ not: { type: 'fixed_percent' } }, { value: { lte: 100 } }] }, at: 'value', message: 'A percentage is at most 100' },
      {
        that: { any: [{ not: { applies_to: 'specific_items' } }, { products: { filled: true } }, { categories: { filled: true } }] },
        at: 'products',
        message: 'Choose the products or the categories it applies to',
      },
      { that: { valid_from: { lte: { field: 'valid_to' } } }, at: 'valid_to', message: 'The last day is not before the first' },
    ],
  },
  importKey: ['name'],
});
