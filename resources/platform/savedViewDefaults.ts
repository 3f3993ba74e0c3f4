import { defineResource, field } from '#model/language';

/** The view with which each person opens a list; kept by server/capabilities/savedViews, without generic calls. */
export default defineResource({
  version: 1,
  name: 'saved-view-defaults',
  label: ['Default view', 'Default views'],
  icon: 'BookmarkAdded',
  scope: 'client',
  title: 'resource',
  endpoint: '/api/saved-view-defaults',
  permissions: {},
  heldIn: 'anywhere',
  fields: {
    resource: field.text({ label: 'List', required: true, max: 80 }),
    view: field.text({ required: true, max: 80, help: 'The number of a saved view, or the name of one that the list brings along' }),
  },
  menu: false,
});
