import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'dashboard-hourly-sales',
  label: 'Sales by hour',
  labels: { ar: 'المبيعات حسب الساعة', es: 'Ventas por hora' },
  help: 'Each hour of the clock, over all the chosen days together, from the hour in which the business day begins',
  helps: {
    ar: 'كل ساعة من الساعات في كل الأيام المختارة معًا، بدءًا من ساعة بداية يوم العمل',
    es: 'Cada hora del reloj, con todos los días elegidos juntos, desde la hora en que empieza el día comercial',
  },
  icon: 'Schedule',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-hourly-sales',
  columns: { from: field.time({ label: 'Hour', labels: { ar: 'الساعة', es: 'Hora' } }), net_sales: field.money(), transactions: field.integer() },
  title: 'from',
  totals: ['net_sales', 'transactions'],
  chart: { type: 'bar', category: 'from', values: ['net_sales'], top: 24 },
  menu: false,
});
