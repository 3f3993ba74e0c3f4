import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'stations',
  label: ['Station', 'Stations'],
  help: 'The tills that send their orders here',
  icon: 'PointOfSale',
  scope: 'client',
  endpoint: '/api/admin/clients/establishment-station',
  permissions: crud('Stations', 'Station'),
  heldIn: { establishments: 'establishment' },
  callers: 'platform',
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    establishment: field.reference('establishments', { required: true, onDelete: 'cascade', filter: true }),
    establishment_name: field.through('establishment', 'establishments', 'title', { label: 'Establishment' }),
    token: field.password({ readonly: true, unique: true }),
    token_ending: field.text({ label: 'Token ends with', readonly: true, max: 8, help: 'The token itself is shown once, when it is made' }),
    last_seen_at: field.datetime({ label: 'Last seen', readonly: true, filter: true }),
    status: field.status(),
  },
  list: { columns: ['name', 'establishment_name', 'status', 'last_seen_at', 'token_ending'] },
  form: { dialog: true },
  verbs: {
    'rotate-token': {
      label: 'New token',
      icon: 'Autorenew',
      permission: 'StationEdit',
      confirm: 'The present token stops working at once: the station must be given the new one.',
      messages: { done: 'The station has a new token: it is shown this once' },
    },
  },
  unique: [['establishment', 'name']],
  limitedBy: 'max_stations',
  importKey: ['establishment', 'name'],
  answersOnce: { station_token: 'The bearer with which the station sends its orders' },
  messages: { deleted: 'Establishment Station Deleted Successfully' },
});
