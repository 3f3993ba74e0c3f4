import { defineReportLike } from '#resources/schema';

export default defineReportLike('daily-sales-graph', {
  version: 1,
  name: 'dashboard-weekly-sales',
  label: 'Sales by day of the week',
  labels: { ar: 'المبيعات حسب أيام الأسبوع', es: 'Ventas por día de la semana' },
  help: 'Each business day of the chosen days; asked for a week, the days of that week',
  helps: {
    ar: 'كل يوم عمل من الأيام المختارة؛ فإن كانت أسبوعًا فأيام ذلك الأسبوع',
    es: 'Cada día comercial de los días elegidos; si son una semana, los días de esa semana',
  },
  icon: 'DateRange',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-weekly-sales',
  menu: false,
});
