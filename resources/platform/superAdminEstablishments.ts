import { crud, defineFace } from '#model/language';

export default defineFace({
  version: 1,
  faceOf: 'establishments',
  name: 'super-admin-establishments',
  label: ['Establishment', 'Establishments'],
  icon: 'Store',
  endpoint: '/api/admin/clients/establishment',
  permissions: crud('SuperAdminEstablishments', 'SuperAdminEstablishment'),
  callers: 'platform',
});
