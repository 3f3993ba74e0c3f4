import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'third-party-integrations',
  label: ['Connected integration', 'Connected integrations'],
  labels: { ar: ['تكامل متصل', 'التكاملات المتصلة'], es: ['Integración conectada', 'Integraciones conectadas'] },
  icon: 'Cable',
  scope: 'establishment',
  title: 'integration',
  endpoint: '/api/third-party-integration',
  permissions: { list: 'Integrations', view: 'IntegrationDetail', create: 'IntegrationCreate', edit: 'IntegrationEdit', delete: 'IntegrationDelete' },
  fields: {
    integration: field.lookup('integration', { required: true, filter: true, labels: { ar: 'التكامل', es: 'Integración' } }),
    value: field.json({
      label: 'Mapping',
      help: 'What of ours is called what there',
      helps: { ar: 'مقابلات الأسماء بين النظامين', es: 'Cómo se llama allí cada cosa nuestra' },
      labels: { ar: 'المطابقة', es: 'Correspondencias' },
    }),
    connected_at: field.datetime({ label: 'Connected', readonly: true, preset: 'now', labels: { ar: 'تاريخ الاتصال', es: 'Conectada el' } }),
    status: field.status(),
  },
  list: { columns: ['integration', 'connected_at', 'status'] },
  form: { dialog: true },
  messages: { deleted: 'Prep Station Deleted Successfully' },
});
