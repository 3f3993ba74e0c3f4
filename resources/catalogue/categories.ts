import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'categories',
  label: ['Category', 'Categories'],
  labels: { ar: ['فئة', 'الفئات'], es: ['Categoría', 'Categorías'] },
  icon: 'Category',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/product-categories',
  permissions: crud('Categories', 'Category'),
  fields: {
    name: field.text({ required: true, max: 80, search: true, labels: { ar: 'الاسم', es: 'Nombre' } }),
    parent: field.reference('categories', {
      label: 'Parent category',
      onDelete: 'restrict',
      filter: true,
      help: 'Empty: a main category',
      helps: { ar: 'فارغ: فئة رئيسية', es: 'Vacío: categoría principal' },
      labels: { ar: 'الفئة الأم', es: 'Categoría principal' },
    }),
    color: field.color({ labels: { ar: 'اللون', es: 'Color' } }),
    image: field.image({ labels: { ar: 'الصورة', es: 'Imagen' } }),
    products: field.aggregate({ of: 'products', by: 'category', count: true, labels: { ar: 'المنتجات', es: 'Productos' } }),
    status: field.status(),
  },
  list: { columns: ['name', 'parent', 'color', 'products', 'status'] },
  unique: [['name']],
  tree: 'parent',
  orderable: { path: '/api/product-categories-order', permission: 'CategoryEdit' },
  demo: {
    samples: [
      { name: 'Starters', color: 'orange' },
      { name: 'Mains', color: 'red' },
      { name: 'Desserts', color: 'pink' },
      { name: 'Drinks', color: 'blue' },
      { name: 'Hot drinks', parent: 'Drinks', color: 'brown' },
      { name: 'Soft drinks', parent: 'Drinks', color: 'cyan' },
      { name: 'Grill', parent: 'Mains' },
      { name: 'Vegetarian', parent: 'Mains', color: 'green' },
    ],
  },
});
