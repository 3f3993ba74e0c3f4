import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'categories',
  label: ['Category', 'Categories'],
  icon: 'Category',
  scope: 'establishment',
  endpoint: '/api/product-categories',
  permissions: crud('Categories', 'Category'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    parent: field.reference('categories', { label: 'Parent category', onDelete: 'restrict', filter: true, help: 'Empty: a main category' }),
    color: field.color(),
    image: field.image(),
    products: field.aggregate({ of: 'products', by: 'category', count: true }),
    status: field.status(),
  },
  list: { columns: ['name', 'parent', 'color', 'products', 'status'] },
  form: { dialog: true },
  tree: 'parent',
  orderable: { path: '/api/product-categories-order', permission: 'CategoryEdit' },
});
