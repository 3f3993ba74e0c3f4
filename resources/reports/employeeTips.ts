import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'employee-tips',
  label: 'Employee tips',
  help: 'What guests left for whom',
  icon: 'VolunteerActivism',
  permission: 'EmployeeTipReport',
  endpoint: '/api/get-employee-wise-tip',
  columns: {
    employee: field.text(),
    orders: field.integer({ label: 'Orders with a tip' }),
    tip: field.money(),
    tip_percentage_all: field.percent({ label: '% of tips', min: -100 }),
  },
  title: 'employee',
  sort: { field: 'tip', order: 'desc' },
  search: true,
  totals: ['orders', 'tip'],
  chart: { type: 'bar', category: 'employee', values: ['tip'], top: 10 },
  drill: ['orders', 'tip'],
  menu: { order: 80 },
});
