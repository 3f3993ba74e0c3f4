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
    tip_after_pooling: field.money({ label: 'After pooling' }),
    tip_percentage_all: field.percent({ label: '% of tips', min: -100 }),
  },
  title: 'employee',
  sort: { field: 'tip', order: 'desc' },
  search: true,
  totals: ['orders', 'tip', 'tip_after_pooling'],
  chart: { type: 'bar', category: 'employee', values: ['tip'], top: 10 },
  drill: ['orders', 'tip'],
  payPresets: { this_pay_period: {}, last_pay_period: {} },
  meanings: {
    tip_after_pooling:
      'What is theirs once the approved tip pools of these business days are shared; tips of other days stay with whoever took them. Nothing stands here where hours are chosen: pools are of whole days',
  },
  menu: { heading: 'labour', order: 80 },
});
