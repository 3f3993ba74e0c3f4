import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'time-entry-hours',
  label: 'Hours worked',
  help: 'Hours by employee, from their time entries; a running shift counts up to now',
  icon: 'Schedule',
  permission: 'TimeEntries',
  endpoint: '/api/time-entry-hours',
  columns: {
    employee: field.text(),
    job_title: field.text(),
    days: field.integer(),
    entries: field.integer({ label: 'Shifts' }),
    at_work: field.integer({ label: 'Still at work' }),
    missing: field.integer({ label: 'No time out' }),
    break_hours: field.decimal({ scale: 2 }),
    total_hours: field.decimal({ scale: 2 }),
    wages: field.money({ readable: { permission: 'WageView' } }),
  },
  title: 'employee',
  sort: { field: 'total_hours', order: 'desc' },
  search: true,
  totals: ['entries', 'at_work', 'missing', 'break_hours', 'total_hours', 'wages'],
  chart: { type: 'bar', category: 'employee', values: ['total_hours'], top: 10 },
  meanings: {
    total_hours: 'Time at work less breaks',
    missing: 'Shifts that began more than a day ago and have no time out: they count no hours until they have',
    wages: 'Hours × the employee’s hourly wage',
  },
  menu: { order: 100 },
});
