import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'ingredients',
  label: ['Ingredient', 'Ingredients'],
  icon: 'Egg',
  scope: 'establishment',
  permissions: crud('Ingredients', 'Ingredient'),
  fields: {
    name: field.text({ required: true, unique: true, max: 120, search: true }),
    uom: field.lookup('uom', { label: 'Unit', required: true, filter: true }),
    vendors: field.lines(
      {
        vendor: field.reference('vendors', { required: true, onDelete: 'restrict' }),
        vendor_item_id: field.text({ label: 'Vendor item ID', max: 60 }),
        pack_size: field.quantity({ min: 0.001, default: 1 }),
        cost: field.money({ label: 'Pack cost', min: 0, scale: 6, readable: { permission: 'CostView' } }),
      },
      { title: 'vendor', max: 20 },
    ),
    unit_cost: field.money({ min: 0, scale: 6, readable: { permission: 'CostView' } }),
    par_level: field.quantity({ min: 0, uom: 'uom' }),
    reorder_point: field.quantity({ min: 0, uom: 'uom' }),
    status: field.status(),
  },
  list: { columns: ['name', 'uom', 'vendors', 'status'] },
  form: { dialog: true },
  rules: {
    check: [
      {
        that: { reorder_point: { lte: { field: 'par_level' } } },
        at: 'reorder_point',
        message: 'The reorder point is at most the par level',
      },
    ],
  },
});
