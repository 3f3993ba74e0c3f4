import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'third-party-apps',
  label: ['Third-party app', 'Third-party apps'],
  icon: 'Extension',
  scope: 'platform',
  endpoint: '/api/admin/clients/third-party-app',
  permissions: crud('ThirdPartyAppsManagement', 'ThirdPartyApp'),
  fields: {
    title: field.text({ required: true, max: 80, search: true }),
    slug: field.slug({ from: 'title', unique: true, max: 80, search: true }),
    description: field.textarea({ max: 500 }),
    website: field.url(),
    logo: field.image(),
    status: field.status(),
  },
  list: { columns: ['title', 'slug', 'created_at', 'status'] },
  importKey: ['slug'],
  messages: { deleted: 'ThirdPartyApp Deleted Successfully' },
});
