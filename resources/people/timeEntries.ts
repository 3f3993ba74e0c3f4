import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'time-entries',
  label: ['Time entry', 'Time entries'],
  icon: 'Schedule',
  scope: 'establishment',
  title: 'date',
  permissions: crud('TimeEntries', 'TimeEntry'),
  fields: {
    employee: field.reference('employees', { required: true, onDelete: 'restrict', filter: true }),
    date: field.date({ required: true, preset: 'today', filter: true }),
    time_in: field.time({ required: true }),
    time_out: field.time({ help: 'Empty: still at work; earlier than the time in: the next day' }),
    total_hours: field.computed({
      value: { divide: [{ subtract: [{ minutes: ['time_in', 'time_out'] }, 'break_duration'] }, 60] },
      needs: ['time_out'],
      as: 'decimal',
      scale: 2,
    }),
    break_start: field.time(),
    break_end: field.time(),
    break_duration: field.computed({ value: { minutes: ['break_start', 'break_end'] }, needs: ['break_end'], as: 'duration' }),
    hourly_rate: field.money({
      min: 0,
      readable: { permission: 'WageView' },
      writable: { permission: 'WageView' },
      help: 'The employee’s when the shift was entered; a raise later does not change it',
    }),
  },
  list: {
    columns: ['employee', 'date', 'time_in', 'time_out', 'total_hours', 'break_start', 'break_end', 'break_duration'],
    sort: { field: 'date', order: 'desc' },
    totals: ['total_hours'],
    calendar: { from: 'date', starts: 'time_in', ends: 'time_out', lane: 'employee', shows: ['total_hours'] },
    views: {
      at_work: { label: 'Still at work', filters: { time_out: null } },
      forgotten: { label: 'No time out, oldest first', filters: { time_out: null }, sort: { field: 'date', order: 'asc' } },
    },
  },
  rules: {
    show: { break_end: { break_start: { filled: true } } },
    require: { break_end: { all: [{ break_start: { filled: true } }, { time_out: { filled: true } }] } },
    check: [
      { that: { any: [{ time_out: null }, { total_hours: { gte: 0 } }] }, at: 'break_end', message: 'The break is longer than the shift' },
    ],
  },
  search: ['employee'],
  unique: [['employee', 'date', 'time_in']],
  importKey: ['employee', 'date', 'time_in'],
});
