import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'payments',
  label: ['Payment', 'Payments'],
  labels: { ar: ['دفعة', 'المدفوعات'], es: ['Pago', 'Pagos'] },
  icon: 'Payments',
  scope: 'establishment',
  title: 'method',
  endpoint: '/api/payment-history',
  permissions: { list: 'PaymentHistory', view: false },
  fields: {
    order: field.reference('orders', { required: true, readonly: true, onDelete: 'cascade', filter: true, labels: { ar: 'الطلب', es: 'Pedido' } }),
    method: field.lookup('payment_method', { required: true, readonly: true, filter: true, labels: { ar: 'الطريقة', es: 'Método' } }),
    amount: field.money({ required: true, readonly: true, filter: true, labels: { ar: 'المبلغ', es: 'Importe' } }),
    tip: field.money({ required: true, readonly: true, labels: { ar: 'الإكرامية', es: 'Propina' } }),
    surcharge: field.money({ required: true, readonly: true, labels: { ar: 'رسوم إضافية', es: 'Recargo' } }),
    card_brand: field.text({ readonly: true, filter: true, labels: { ar: 'نوع البطاقة', es: 'Tarjeta' } }),
    last_four: field.text({ label: 'Last four digits', readonly: true, filter: true, labels: { ar: 'آخر أربعة أرقام', es: 'Últimas cuatro cifras' } }),
    status: field.enum(
      {
        captured: { label: 'Captured', tone: 'success', labels: { ar: 'تم التحصيل', es: 'Cobrado' } },
        refunded: { label: 'Refunded', tone: 'warning', labels: { ar: 'مسترد', es: 'Reembolsado' } },
        failed: { label: 'Failed', tone: 'error', labels: { ar: 'فشل', es: 'Fallido' } },
      },
      { required: true, readonly: true, filter: true, labels: { ar: 'الحالة', es: 'Estado' } },
    ),
    at: field.datetime({ label: 'Time', required: true, readonly: true, filter: true, labels: { ar: 'الوقت', es: 'Hora' } }),
    user_name: field.text({ label: 'Taken by', readonly: true, filter: true, labels: { ar: 'استلمها', es: 'Cobrado por' } }),
  },
  list: {
    filters: ['at', 'method', 'status', 'amount', 'user_name', 'card_brand'],
    columns: ['at', 'order', 'method', 'amount', 'tip', 'card_brand', 'last_four', 'user_name', 'status'],
    sort: { field: 'at', order: 'desc' },
    // No sums: money that was given back and payments that failed stand among the others.
    views: {
      captured: { label: 'Captured', labels: { ar: 'تم التحصيل', es: 'Cobrados' }, filters: { status: 'captured' } },
      refunded: { label: 'Given back', labels: { ar: 'مردودة', es: 'Devueltos' }, filters: { status: 'refunded' } },
      failed: { label: 'Failed', labels: { ar: 'فاشلة', es: 'Fallidos' }, filters: { status: 'failed' } },
    },
  },
  search: ['last_four'],
  menu: { order: 20 },
});
