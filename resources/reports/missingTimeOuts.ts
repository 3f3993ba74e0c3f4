import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'missing-time-outs',
  label: 'Shifts without a time out',
  help: 'Shifts that began more than a day ago and that nobody ended: they count no hours and are not paid until somebody does',
  icon: 'TimerOff',
  permission: 'TimeEntries',
  endpoint: '/api/missing-time-outs',
  columns: {
    employee: field.text(),
    date: field.date(),
    job_title: field.text(),
    time_in: field.time(),
    hours_ago: field.decimal({ label: 'Began hours ago', scale: 1 }),
    entry: field.reference('time-entries', { label: 'Time entry' }),
    establishment: field.text(),
  },
  title: 'employee',
  key: ['entry'],
  compare: false,
  sort: { field: 'hours_ago', order: 'desc' },
  payPresets: { this_pay_period: {}, last_pay_period: {} },
  meanings: { entry: 'The day of the shift; it opens the time entry, where its end can be entered' },
  menu: false,
});
