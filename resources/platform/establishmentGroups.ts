import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'establishment-groups',
  label: ['Establishment group', 'Establishment groups'],
  icon: 'Workspaces',
  scope: 'client',
  endpoint: '/api/admin/clients/establishment-group',
  permissions: crud('EstablishmentGroups', 'EstablishmentGroup'),
  heldIn: { establishments: 'establishments' },
  callers: 'platform',
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    establishments: field.references('establishments', { required: true }),
    description: field.textarea({ max: 300 }),
  },
  list: { columns: ['name', 'establishments', 'created_at'] },
  form: { dialog: true },
  importKey: ['name'],
});
