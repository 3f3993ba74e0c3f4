import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'time-entry-hours',
  label: 'Hours worked',
  help: 'Hours by employee, from their time entries; who is still at work counts from the time out',
  icon: 'Schedule',
  permission: 'TimeEntries',
  endpoint: '/api/time-entry-hours',
  columns: {
    employee: field.text(),
    job_title: field.text(),
    days: field.integer(),
    entries: field.integer({ label: 'Shifts' }),
    break_hours: field.decimal({ scale: 2 }),
    total_hours: field.decimal({ scale: 2 }),
    wages: field.money({ readable: { permission: 'WageView' } }),
  },
  title: 'employee',
  sort: { field: 'total_hours', order: 'desc' },
  search: true,
  totals: ['entries', 'break_hours', 'total_hours', 'wages'],
  chart: { type: 'bar', category: 'employee', values: ['total_hours'], top: 10 },
  meanings: { total_hours: 'Time at work less breaks', wages: 'Hours × the employee’s hourly wage' },
  menu: { order: 100 },
});
