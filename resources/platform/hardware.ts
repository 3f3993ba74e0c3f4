import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'hardware',
  label: ['Hardware', 'Hardware'],
  icon: 'Devices',
  scope: 'client',
  endpoint: '/api/admin/clients/hardware',
  permissions: crud('Hardwares', 'Hardware'),
  heldIn: { establishments: 'establishment' },
  callers: 'platform',
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    type: field.lookup('hardware_type', { required: true, filter: true }),
    establishment: field.reference('establishments', { required: true, onDelete: 'cascade', filter: true }),
    establishment_name: field.through('establishment', 'establishments', 'title', { label: 'Establishment' }),
    station: field.reference('stations', { onDelete: 'set_null', filter: true, where: { establishment: { field: 'establishment' } } }),
    station_name: field.through('station', 'stations', 'name', { label: 'Station' }),
    serial_number: field.text({ max: 80, search: true }),
    created_date: field.datetime({ label: 'Added on', readonly: true, preset: 'now', filter: true }),
  },
  list: { columns: ['name', 'type', 'establishment_name', 'station_name', 'created_date'] },
  form: { dialog: true },
  verbs: {
    'station-list': {
      label: 'Hardware of a station',
      on: 'collection',
      effect: 'read',
      permission: 'Hardwares',
      button: false,
      returns: 'list',
      input: { station_id: field.reference('stations', { required: true }) },
    },
  },
  importKey: ['establishment', 'name'],
});
