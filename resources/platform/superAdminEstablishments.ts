import { crud, defineVariant } from '#model/language';

export default defineVariant({
  version: 1,
  variantOf: 'establishments',
  name: 'super-admin-establishments',
  label: ['Establishment', 'Establishments'],
  icon: 'Store',
  endpoint: '/api/admin/clients/establishment',
  permissions: crud('SuperAdminEstablishments', 'SuperAdminEstablishment'),
  callers: 'platform',
});
