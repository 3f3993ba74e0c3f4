import { defineFace } from '#model/language';

/** The groups that the platform made of one's own establishments. */
export default defineFace({
  version: 1,
  faceOf: 'establishment-groups',
  name: 'own-establishment-groups',
  label: ['Establishment group', 'Establishment groups'],
  icon: 'Workspaces',
  endpoint: '/api/establishment-group',
  permissions: { list: 'EstablishmentView' },
  callers: 'client',
});
