import { defineVariant } from '#model/language';

/** The groups that the platform made of one's own establishments. */
export default defineVariant({
  version: 1,
  variantOf: 'establishment-groups',
  name: 'own-establishment-groups',
  label: ['Establishment group', 'Establishment groups'],
  icon: 'Workspaces',
  endpoint: '/api/establishment-group',
  permissions: { list: 'EstablishmentView' },
  callers: 'client',
});
