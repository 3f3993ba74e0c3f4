import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'cash-summary',
  label: 'Cash',
  labels: { ar: 'النقد', es: 'Efectivo' },
  help: 'Cash that came in and went out, at the time it did, deposits included',
  helps: { ar: 'النقد الداخل والخارج في وقته، مع العرابين', es: 'Efectivo que entró y salió, en su momento, anticipos incluidos' },
  icon: 'LocalAtm',
  permission: 'SalesSummary',
  endpoint: '/api/cash-summary',
  answer: 'figures',
  columns: {
    cash_sales: field.money({ labels: { ar: 'مبيعات نقدية', es: 'Ventas en efectivo' } }),
    tips: field.money(),
    refunds: field.money(),
    net_cash: field.money({ label: 'Cash in the drawer', labels: { ar: 'النقد في الدرج', es: 'Efectivo en caja' } }),
  },
  title: 'cash_sales',
  statement: { refunds: 'less', net_cash: 'total' },
  drill: ['cash_sales', 'tips', 'refunds', 'net_cash'],
  meanings: {
    cash_sales: { help: 'Cash taken, without tips', helps: { ar: 'النقد المأخوذ دون الإكراميات', es: 'Efectivo cobrado, sin propinas' } },
    tips: { help: 'Tips taken in cash', helps: { ar: 'الإكراميات المأخوذة نقدًا', es: 'Propinas cobradas en efectivo' } },
    refunds: { help: 'Cash given back, tips included', helps: { ar: 'النقد المعاد مع الإكراميات', es: 'Efectivo devuelto, propinas incluidas' } },
  },
  menu: false,
});
