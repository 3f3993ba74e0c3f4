import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'modifiers',
  label: ['Modifier', 'Modifiers'],
  help: 'Choices that go with a product: cooking levels, sizes, extras',
  icon: 'Tune',
  scope: 'establishment',
  permissions: crud('Modifiers', 'Modifier'),
  fields: {
    title: field.text({ required: true, unique: true, max: 80, search: true }),
    color: field.color(),
    modifier_items: field.lines(
      {
        name: field.text({ required: true, max: 80 }),
        price: field.money({ required: true, default: 0, min: 0 }),
        default: field.boolean({ default: false }),
        ingredient: field.reference('ingredients', { onDelete: 'restrict', help: 'What it takes out of stock each time' }),
        quantity: field.quantity({ min: 0 }),
        uom: field.lookup('uom', { label: 'Unit' }),
        status: field.status(),
      },
      { label: 'Choices', required: true, min: 1, max: 100, title: 'name' },
    ),
    required: field.boolean({ default: false, filter: true, help: 'The till asks for it before the product can be sold' }),
    min_selections: field.integer({ label: 'At least', min: 0, max: 100, default: 0 }),
    max_selections: field.integer({ label: 'At most', min: 1, max: 100, help: 'Empty: any number' }),
    status: field.status(),
  },
  list: { columns: ['title', 'color', 'modifier_items', 'status'] },
  rules: {
    check: [
      {
        that: { min_selections: { lte: { field: 'max_selections' } } },
        at: 'max_selections',
        message: 'At most is not less than at least',
      },
      {
        that: { any: [{ required: false }, { min_selections: { gte: 1 } }] },
        at: 'min_selections',
        message: 'A required modifier needs at least 1 selection',
      },
    ],
  },
  importKey: ['title'],
});
