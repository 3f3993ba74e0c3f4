import { defineResource, field } from '#resources/schema';

/** Whose a view is no permission can say (one's own, or a role's): it has no generic calls, and its own (/api/saved-view) stand in server/savedViews. */
export default defineResource({
  version: 1,
  name: 'saved-views',
  label: ['Saved view', 'Saved views'],
  labels: { ar: ['عرض محفوظ', 'العروض المحفوظة'], es: ['Vista guardada', 'Vistas guardadas'] },
  icon: 'BookmarkBorder',
  scope: 'client',
  title: 'name',
  endpoint: '/api/saved-views',
  permissions: {},
  heldIn: 'anywhere',
  fields: {
    name: field.text({ required: true, max: 80, labels: { ar: 'الاسم', es: 'Nombre' } }),
    resource: field.text({ label: 'List', required: true, max: 80, labels: { ar: 'القائمة', es: 'Lista' } }),
    role: field.reference('roles', { label: 'Shared with', onDelete: 'set_null', labels: { ar: 'مشترك مع', es: 'Compartida con' } }),
    filters: field.json({ labels: { ar: 'عوامل التصفية', es: 'Filtros' } }),
    search: field.text({ max: 200, labels: { ar: 'البحث', es: 'Búsqueda' } }),
    sort_by: field.text({ max: 80, labels: { ar: 'الترتيب حسب', es: 'Ordenar por' } }),
    sort_order: field.enum(
      { asc: { label: 'Ascending', labels: { ar: 'تصاعدي', es: 'Ascendente' } }, desc: { label: 'Descending', labels: { ar: 'تنازلي', es: 'Descendente' } } },
      { labels: { ar: 'الاتجاه', es: 'Sentido' } },
    ),
    columns: field.json({ labels: { ar: 'الأعمدة', es: 'Columnas' } }),
    widths: field.json({ label: 'Column widths', labels: { ar: 'عرض الأعمدة', es: 'Anchos de columna' } }),
  },
  menu: false,
});
