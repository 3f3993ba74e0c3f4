import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'tables',
  label: ['Table', 'Tables'],
  icon: 'TableRestaurant',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/table',
  permissions: crud('ServiceAreaTable', 'ServiceAreaTable'),
  fields: {
    name: field.text({ required: true, max: 40, search: true }),
    capacity: field.integer({ required: true, min: 1, max: 500, default: 4, filter: true }),
    service_area: field.reference('service-areas', { required: true, onDelete: 'restrict', filter: true }),
    status: field.status(),
  },
  list: { columns: ['name', 'capacity', 'service_area', 'status'] },
  form: { dialog: true },
  unique: [['service_area', 'name']],
  importKey: ['service_area', 'name'],
  messages: { deleted: 'Prep Station Deleted Successfully' },
  demo: {
    restaurant: [
      { name: '1', capacity: 2, service_area: 'Main hall' },
      { name: '2', capacity: 4, service_area: 'Main hall' },
      { name: '3', capacity: 4, service_area: 'Main hall' },
      { name: '4', capacity: 6, service_area: 'Main hall' },
      { name: 'T1', capacity: 2, service_area: 'Terrace' },
      { name: 'T2', capacity: 4, service_area: 'Terrace' },
      { name: 'B1', capacity: 1, service_area: 'Bar' },
    ],
  },
});
