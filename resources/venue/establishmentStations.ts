import { defineVariant } from '#model/language';

/** The tills of one's own business, to read. */
export default defineVariant({
  version: 1,
  variantOf: 'stations',
  name: 'establishment-stations',
  label: ['Station', 'Stations'],
  icon: 'PointOfSale',
  endpoint: '/api/station',
  permissions: { list: 'EstablishmentView' },
  callers: 'client',
  fields: ['name', 'establishment', 'establishment_name', 'last_seen_at', 'status'],
  list: { columns: ['name', 'establishment_name', 'status', 'last_seen_at'] },
});
