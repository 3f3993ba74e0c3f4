import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'drawer-payments',
  label: 'Money taken by payment method',
  labels: { ar: 'الأموال المأخوذة حسب طريقة الدفع', es: 'Dinero cobrado por forma de pago' },
  help: 'At the time it was taken or given back, tips and deposits included',
  helps: { ar: 'في وقت أخذها أو إعادتها، مع الإكراميات والعرابين', es: 'En el momento de cobrarlo o devolverlo, propinas y anticipos incluidos' },
  icon: 'Payments',
  permission: 'CashDrawerHistory',
  endpoint: '/api/cash-drawer-payments',
  columns: {
    method: field.lookup('payment_method', { label: 'Payment method' }),
    count: field.integer({ label: 'Payments', labels: { ar: 'المدفوعات', es: 'Pagos' } }),
    amount: field.money(),
  },
  title: 'method',
  sort: { field: 'amount', order: 'desc' },
  totals: ['count', 'amount'],
  drill: ['amount'],
  menu: false,
});
