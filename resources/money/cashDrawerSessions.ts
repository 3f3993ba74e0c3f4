import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'cash-drawer-sessions',
  label: ['Cash drawer session', 'Cash drawer sessions'],
  icon: 'PointOfSale',
  scope: 'establishment',
  title: 'number',
  endpoint: '/api/cash-drawer-session',
  permissions: { list: 'CashDrawerHistory', create: 'CashDrawerCreate', edit: 'CashDrawerEdit' },
  fields: {
    number: field.text({ required: true, max: 40, search: true }),
    station: field.reference('stations', { onDelete: 'set_null', filter: true }),
    opened_by: field.reference('employees', { onDelete: 'set_null', filter: true }),
    opened_at: field.datetime({ required: true, preset: 'now', filter: true }),
    closed_by: field.reference('employees', { onDelete: 'set_null' }),
    closed_at: field.datetime({ filter: true, help: 'Empty: still open' }),
    opening_float: field.money({ required: true, min: 0, default: 0 }),
    cash_sales: field.money({ required: true, default: 0 }),
    movements: field.lines(
      {
        kind: field.enum({ pay_in: 'Pay in', pay_out: 'Pay out', drop: 'Drop', tip_out: 'Tip out' }, { required: true }),
        amount: field.money({ required: true, min: 0 }),
        reason: field.text({ max: 200 }),
        at: field.datetime({ label: 'Time', preset: 'now' }),
      },
      { title: 'kind', max: 500 },
    ),
    pay_ins: field.money({ readonly: true, default: 0 }),
    pay_outs: field.money({ readonly: true, default: 0 }),
    drops: field.money({ readonly: true, default: 0 }),
    tip_outs: field.money({ readonly: true, default: 0 }),
    expected: field.computed({
      value: { subtract: [{ add: ['opening_float', 'cash_sales', 'pay_ins'] }, { add: ['pay_outs', 'drops', 'tip_outs'] }] },
      as: 'money',
    }),
    counted: field.money({ min: 0 }),
    difference: field.computed({ value: { subtract: ['counted', 'expected'] }, needs: ['counted'], as: 'money' }),
  },
  list: {
    columns: ['number', 'station', 'opened_by', 'opened_at', 'closed_at', 'opening_float', 'cash_sales', 'expected', 'counted', 'difference'],
    sort: { field: 'opened_at', order: 'desc' },
    views: { open: { label: 'Open now', filters: { closed_at: null } } },
  },
  rules: {
    show: { difference: { counted: { filled: true } } },
    require: { counted: { closed_at: { filled: true } } },
    readonly: { '*': { closed_at: { filled: true } } },
    check: [{ that: { opened_at: { lte: { field: 'closed_at' } } }, at: 'closed_at', message: 'It is not closed before it is opened' }],
  },
  unique: [['number']],
  importKey: ['number'],
});
