import { defineReportLike } from '#model/language';

export default defineReportLike('daily-sales-graph', {
  version: 1,
  name: 'dashboard-weekly-sales',
  label: 'Sales by day of the week',
  help: 'Each business day of the chosen days; asked for a week, the days of that week',
  icon: 'DateRange',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-weekly-sales',
  menu: false,
});
