import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'payment-summary',
  label: 'Payments',
  labels: { ar: 'المدفوعات', es: 'Pagos' },
  help: 'How what counts in these days was paid; together it is what was collected',
  helps: { ar: 'كيف دُفع ما يُحتسب في هذه الأيام؛ ومجموعه ما حُصّل', es: 'Cómo se pagó lo que cuenta en estos días; en conjunto es lo cobrado' },
  icon: 'Payments',
  permission: 'SalesSummary',
  endpoint: '/api/payment-summary',
  columns: {
    method: field.lookup('payment_method', { label: 'Payment method' }),
    count: field.integer({ label: 'Payments', labels: { ar: 'المدفوعات', es: 'Pagos' } }),
    amount: field.money(),
    tips: field.money(),
    total: field.money(),
  },
  title: 'method',
  sort: { field: 'total', order: 'desc' },
  totals: ['count', 'amount', 'tips', 'total'],
  chart: { type: 'pie', category: 'method', values: ['total'] },
  drill: ['amount', 'tips', 'total'],
  meanings: {
    amount: { help: 'Without tips, less what was given back', helps: { ar: 'دون الإكراميات، ناقصًا ما أعيد', es: 'Sin propinas, menos lo devuelto' } },
  },
  menu: false,
});
