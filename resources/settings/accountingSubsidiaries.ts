import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'accounting-subsidiaries',
  label: ['Accounting subsidiary', 'Accounting subsidiaries'],
  help: 'The companies that your accounting program keeps books for: import its list, and an integration’s mapping offers them',
  icon: 'CorporateFare',
  scope: 'establishment',
  title: 'title',
  endpoint: '/api/accounting-integration/subsidiaries',
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
    status: field.status(),
    program_id: field.text({
      label: 'ID in the accounting program',
      max: 60,
      readonly: true,
      filter: true,
      help: 'Of what was read from the program itself: journals are sent to it',
    }),
    title: field.computed({ label: 'Subsidiary', value: { join: ['code', 'name'] }, as: 'text', search: true }),
  },
  list: { columns: ['title', 'status'] },
  form: { dialog: true },
  importKey: ['name'],
  menu: { order: 130 },
});
