import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'accounting-locations',
  label: ['Accounting location', 'Accounting locations'],
  help: 'The locations (or classes) as your accounting program calls them: import its list, and an integration’s mapping offers them',
  icon: 'Place',
  scope: 'establishment',
  title: 'title',
  endpoint: '/api/accounting-integration/locations',
  permissions: {
    list: 'Integrations',
    view: 'IntegrationDetail',
    create: 'IntegrationCreate',
    edit: 'IntegrationEdit',
    delete: 'IntegrationDelete',
  },
  fields: {
    code: field.text({ max: 20, unique: true, search: true }),
    name: field.text({ required: true, unique: true, max: 120, search: true }),
    subsidiary: field.reference('accounting-subsidiaries', { onDelete: 'set_null', filter: true }),
    status: field.status(),
    program_id: field.text({
      label: 'ID in the accounting program',
      max: 60,
      readonly: true,
      filter: true,
      help: 'Of what was read from the program itself: journals are sent to it',
    }),
    title: field.computed({ label: 'Location', value: { join: ['code', 'name'] }, as: 'text', search: true }),
  },
  list: { columns: ['title', 'subsidiary', 'status'] },
  form: { dialog: true },
  importKey: ['name'],
  menu: { order: 120 },
});
