import { crud, defineResource, field } from '#model/language';

/** The room that the floor plan draws. */
const room = { min: 200, max: 10_000, help: 'On the floor plan; empty: as large as its tables need' } as const;

export default defineResource({
  version: 1,
  name: 'service-areas',
  label: ['Service area', 'Service areas'],
  icon: 'Deck',
  scope: 'establishment',
  permissions: crud('ServiceArea', 'ServiceArea'),
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    primary: field.boolean({ default: false, onlyOne: true, filter: true, help: 'The area that a till opens with: there is one at most' }),
    tables: field.aggregate({ of: 'tables', by: 'service_area', count: true }),
    status: field.status(),
    plan_width: field.integer({ label: 'Room width (cm)', ...room }),
    plan_depth: field.integer({ label: 'Room depth (cm)', ...room }),
  },
  list: { columns: ['name', 'primary', 'status', 'tables'] },
  form: { dialog: true },
  importKey: ['name'],
  messages: { deleted: 'Prep Station Deleted Successfully' },
});
