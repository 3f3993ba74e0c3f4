import { defineSettings, field } from '#model/language';

const weekdays = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
} as const;

export default defineSettings({
  version: 1,
  name: 'labour',
  label: 'Labour',
  help: 'When hours are overtime and what they pay, and the periods that are paid',
  icon: 'Schedule',
  permission: 'LabourSettings',
  fields: {
    week_starts_on: field.enum(weekdays, { label: 'The work week starts on', required: true, default: 'sunday' }),
    daily_hours: field.decimal({ label: 'Overtime after hours in a day', min: 0, max: 24, scale: 2, help: 'Empty: no daily overtime' }),
    weekly_hours: field.decimal({
      label: 'Overtime after hours in a week',
      min: 0,
      max: 168,
      scale: 2,
      help: 'Empty: no weekly overtime. Hours that were overtime of their day are not counted again',
    }),
    overtime_rate: field.decimal({
      label: 'Overtime rate, as a multiple of the wage',
      required: true,
      min: 1,
      max: 10,
      scale: 2,
      default: 1.5,
    }),
    second_daily_hours: field.decimal({
      label: 'Second rate after hours in a day',
      min: 0,
      max: 24,
      scale: 2,
      help: 'Empty: there is no second rate',
    }),
    second_rate: field.decimal({ label: 'Second rate, as a multiple of the wage', min: 1, max: 10, scale: 2, default: 2 }),
    overtime_from: field.date({
      label: 'These rules hold from',
      help: 'Shifts before this day keep what they cost. Where the rules change and this day does not, it becomes the first day of the pay period that is running. Empty: for all shifts there are',
    }),
    earlier_rules: field.lines(
      {
        overtime_from: field.date({ label: 'From' }),
        daily_hours: field.decimal({ label: 'Hours in a day', scale: 2 }),
        weekly_hours: field.decimal({ label: 'Hours in a week', scale: 2 }),
        overtime_rate: field.decimal({ label: 'Wage ×', scale: 2 }),
        second_daily_hours: field.decimal({ label: 'Second rate after', scale: 2 }),
        second_rate: field.decimal({ label: 'Second wage ×', scale: 2 }),
        week_starts_on: field.enum(weekdays, { label: 'Week starts' }),
      },
      { readonly: true, help: 'What held before, until the next of these days' },
    ),
    pay_period: field.enum(
      {
        weekly: 'Every work week',
        two_weeks: 'Every two weeks',
        twice_a_month: 'Twice a month: from the 1st and from the 16th',
        monthly: 'Every month',
      },
      { required: true, default: 'monthly' },
    ),
    pay_period_starts_on: field.date({ label: 'First day of a pay period', help: 'Of any: all others follow from it, back and forth' }),
  },
  sections: [
    {
      label: 'Overtime',
      fields: [
        'week_starts_on',
        'daily_hours',
        'weekly_hours',
        'overtime_rate',
        'second_daily_hours',
        'second_rate',
        'overtime_from',
        'earlier_rules',
      ],
    },
    { label: 'Payroll', fields: ['pay_period', 'pay_period_starts_on'] },
  ],
  payPeriods: { every: 'pay_period', weekStartsOn: 'week_starts_on', startsOn: 'pay_period_starts_on' },
  heldFrom: { day: 'overtime_from', earlier: 'earlier_rules' },
  rules: {
    show: {
      second_daily_hours: { daily_hours: { filled: true } },
      second_rate: { second_daily_hours: { filled: true } },
      pay_period_starts_on: { pay_period: 'two_weeks' },
    },
    require: { second_rate: { second_daily_hours: { filled: true } }, pay_period_starts_on: { pay_period: 'two_weeks' } },
    check: [
      {
        that: { second_daily_hours: { gt: { field: 'daily_hours' } } },
        at: 'second_daily_hours',
        message: 'The second rate begins after more hours than the first',
      },
    ],
  },
  menu: { order: 65 },
});
