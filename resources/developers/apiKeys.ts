import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'api-keys',
  label: ['API key', 'API keys'],
  help: 'Each lets one program do by itself what you allow it, until you take it back',
  icon: 'VpnKey',
  scope: 'client',
  permissions: crud('ApiKeys', 'ApiKey'),
  heldIn: { establishments: 'establishments', everywhereWhen: { everywhere: true } },
  grantsRights: true,
  callers: 'client',
  fields: {
    name: field.text({ required: true, max: 80, search: true, unique: true, help: 'The program that uses it: one key for each' }),
    everywhere: field.boolean({ label: 'All establishments', default: false, filter: true, help: 'Also those that are added later' }),
    establishments: field.references('establishments', { onDelete: 'cascade', required: true, filter: true }),
    expires_at: field.datetime({ label: 'Valid until', help: 'Empty: until it is deleted or made inactive', filter: true }),
    permissions: field.json({
      required: true,
      widget: 'permissions',
      of: 'program_permissions',
      help: 'What the program may do. Nothing here lets it give rights to people or make keys',
    }),
    token: field.password({ readonly: true, unique: true }),
    token_ending: field.text({ label: 'Key ends with', readonly: true, max: 8, help: 'The key itself is shown once, when it is made' }),
    last_used_at: field.datetime({ label: 'Last used', readonly: true, filter: true }),
    last_used_from: field.text({ label: 'Last used from', readonly: true, max: 64 }),
    status: field.status(),
  },
  rules: { show: { establishments: { everywhere: false } } },
  list: { columns: ['name', 'status', 'last_used_at', 'expires_at', 'everywhere', 'token_ending'] },
  verbs: {
    'rotate-token': {
      label: 'New key',
      icon: 'Autorenew',
      permission: 'ApiKeyEdit',
      confirm: 'The present key stops working at once: the program must be given the new one.',
      messages: { done: 'There is a new key: it is shown this once' },
    },
  },
  answersOnce: { api_key: 'The key, to be given to the program: a bearer in the header Authorization' },
});
