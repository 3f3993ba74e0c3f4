import { defineResource, field } from '#model/language';

/**
 * Whose a view is no permission can say (one's own, or a role's): it has no generic calls, and its own (/api/saved-view) stand in
 * server/capabilities/savedViews.
 */
export default defineResource({
  version: 1,
  name: 'saved-views',
  label: ['Saved view', 'Saved views'],
  icon: 'BookmarkBorder',
  scope: 'client',
  endpoint: '/api/saved-views',
  permissions: {},
  heldIn: 'anywhere',
  fields: {
    name: field.text({ required: true, max: 80 }),
    resource: field.text({ label: 'List', required: true, max: 80 }),
    role: field.reference('roles', { label: 'Shared with', onDelete: 'set_null' }),
    filters: field.json(),
    search: field.text({ max: 200 }),
    sort_by: field.text({ max: 80 }),
    sort_order: field.enum({ asc: 'Ascending', desc: 'Descending' }),
    columns: field.json(),
    widths: field.json({ label: 'Column widths' }),
  },
  menu: false,
});
