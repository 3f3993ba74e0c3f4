import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'accounting-accounts',
  label: ['Ledger account', 'Ledger accounts'],
  help: 'The accounts as your accounting program calls them: import its chart of accounts, and an integration’s mapping offers them',
  icon: 'AccountBalance',
  scope: 'establishment',
  title: 'title',
  endpoint: '/api/accounting-integration/accounts',
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
    kind: field.enum(['asset', 'liability', 'equity', 'income', 'expense'], { filter: true }),
    status: field.status(),
    program_id: field.text({
      label: 'ID in the accounting program',
      max: 60,
      readonly: true,
      filter: true,
      help: 'Of what was read from the program itself: journals are sent to it',
    }),
    title: field.computed({ label: 'Account', value: { join: ['code', 'name'] }, as: 'text', search: true }),
  },
  list: { columns: ['title', 'kind', 'status'] },
  form: { dialog: true },
  importKey: ['code'],
  menu: { order: 110 },
});
