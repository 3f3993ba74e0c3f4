import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'activity-log',
  label: ['Activity', 'Activity log'],
  labels: { ar: ['نشاط', 'سجل النشاط'], es: ['Actividad', 'Registro de actividad'] },
  icon: 'History',
  scope: 'client',
  title: 'description',
  endpoint: '/api/activity-log',
  permissions: { list: 'ActivityLog' },
  fields: {
    description: field.text({ required: true, readonly: true, max: 500, search: true, labels: { ar: 'الوصف', es: 'Descripción' } }),
    causer: field.text({ required: true, readonly: true, search: true, labels: { ar: 'المنفذ', es: 'Autor' } }),
    event: field.enum(
      {
        created: { label: 'Created', tone: 'success', labels: { ar: 'إنشاء', es: 'Creado' } },
        updated: { label: 'Updated', tone: 'info', labels: { ar: 'تعديل', es: 'Modificado' } },
        deleted: { label: 'Deleted', tone: 'error', labels: { ar: 'حذف', es: 'Eliminado' } },
        performed: { label: 'Performed', tone: 'warning', labels: { ar: 'تنفيذ', es: 'Realizado' } },
        signed_in: { label: 'Signed in', tone: 'neutral', labels: { ar: 'دخول', es: 'Acceso' } },
        signed_out: { label: 'Signed out', tone: 'neutral', labels: { ar: 'خروج', es: 'Salida' } },
      },
      { required: true, readonly: true, filter: true, labels: { ar: 'الحدث', es: 'Evento' } },
    ),
    subject_type: field.text({ label: 'Record type', readonly: true, filter: true, labels: { ar: 'نوع السجل', es: 'Tipo de registro' } }),
    subject_id: field.integer({ label: 'Record', readonly: true, filter: true, labels: { ar: 'السجل', es: 'Registro' } }),
    at_establishment: field.integer({ label: 'Establishment', readonly: true, labels: { ar: 'المنشأة', es: 'Establecimiento' } }),
    changes: field.json({ readonly: true, csv: false, labels: { ar: 'التغييرات', es: 'Cambios' } }),
    address: field.text({ label: 'From', readonly: true, labels: { ar: 'من', es: 'Desde' } }),
  },
  list: { columns: ['id', 'description', 'causer', 'event', 'created_at'], filters: ['event', 'created_at'], sort: { field: 'id', order: 'desc' } },
});
