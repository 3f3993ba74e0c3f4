import { defineResource, field } from '#model/language';

/** What moves beside sales; a drawer that is opened without one moves nothing. */
const KINDS = { pay_in: 'Pay in', pay_out: 'Pay out', drop: 'Drop', tip_out: 'Tip out', no_sale: 'No sale' } as const;
const MOVES = { kind: { not: 'no_sale' } } as const;
const employee = field.reference('employees', { label: 'Who', onDelete: 'set_null' });

/** Coins and notes, as many as there are of each. */
const counts = {
  denomination: field.money({ required: true, min: 0 }),
  quantity: field.integer({ required: true, min: 0, max: 1_000_000 }),
} as const;

export default defineResource({
  version: 1,
  name: 'cash-drawer-sessions',
  label: ['Cash drawer session', 'Cash drawer sessions'],
  icon: 'PointOfSale',
  scope: 'establishment',
  title: 'number',
  permissions: { list: 'CashDrawerHistory', create: 'CashDrawerCreate', edit: 'CashDrawerEdit' },
  fields: {
    number: field.text({ required: true, unique: true, max: 40, search: true }),
    station: field.reference('stations', {
      onDelete: 'restrict',
      filter: true,
      help: 'Whose cash is in it. Empty: that of all stations without a drawer of their own',
    }),
    opened_by: field.reference('employees', { onDelete: 'set_null', filter: true }),
    opened_at: field.datetime({ required: true, preset: 'now', filter: true }),
    closed_by: field.reference('employees', { onDelete: 'set_null' }),
    closed_at: field.datetime({ filter: true, help: 'Empty: still open' }),
    opening_float: field.money({ required: true, min: 0, default: 0 }),
    cash_sales: field.external({ reader: 'drawer-cash-sales', as: 'money' }),
    movements: field.lines(
      {
        kind: field.enum(KINDS, { required: true }),
        amount: field.money({ required: true, min: 0 }),
        reason: field.text({ max: 200 }),
        employee,
        at: field.datetime({ label: 'Time', preset: 'now' }),
      },
      { title: 'kind', max: 500, rules: { show: { amount: MOVES } } },
    ),
    pay_ins: field.money({ readonly: true, default: 0 }),
    pay_outs: field.money({ readonly: true, default: 0 }),
    drops: field.money({ readonly: true, default: 0 }),
    tip_outs: field.money({ readonly: true, default: 0 }),
    no_sales: field.integer({ readonly: true, default: 0, help: 'How often it was opened without a sale' }),
    expected: field.external({ reader: 'drawer-expected', as: 'money' }),
    counted: field.money({ min: 0 }),
    difference: field.external({ reader: 'drawer-difference', as: 'money' }),
    denominations: field.lines(
      {
        ...counts,
        amount: field.computed({ value: { multiply: ['denomination', 'quantity'] }, as: 'money' }),
      },
      { label: 'Coins and notes', readonly: true, title: 'denomination', max: 60 },
    ),
  },
  form: {
    sections: [
      { label: 'Drawer', fields: ['number', 'station', 'opened_by', 'opened_at', 'opening_float', 'closed_by', 'closed_at'] },
      {
        label: 'Cash',
        fields: ['cash_sales', 'pay_ins', 'pay_outs', 'drops', 'tip_outs', 'expected', 'counted', 'difference', 'no_sales'],
      },
      { label: 'Movements', fields: ['movements'] },
      { label: 'Coins and notes', fields: ['denominations'] },
    ],
  },
  list: {
    columns: [
      'number',
      'station',
      'opened_at',
      'closed_at',
      'expected',
      'counted',
      'difference',
      'cash_sales',
      'opening_float',
      'opened_by',
    ],
    sort: { field: 'opened_at', order: 'desc' },
    views: { open: { label: 'Open now', filters: { closed_at: null } } },
  },
  rules: {
    show: { difference: { counted: { filled: true } }, denominations: { counted: { filled: true } } },
    require: { counted: { closed_at: { filled: true } } },
    readonly: { '*': { closed_at: { filled: true } } },
    check: [{ that: { opened_at: { lte: { field: 'closed_at' } } }, at: 'closed_at', message: 'It is not closed before it is opened' }],
  },
  verbs: {
    close: {
      label: 'Count and close',
      icon: 'PriceCheck',
      permission: 'CashDrawerEdit',
      when: { closed_at: null },
      otherwise: 'This drawer is closed already',
      confirm:
        'Count without looking at what should be in it: how far off it was stands there once it is closed. After that the drawer can no longer be changed.',
      input: {
        denominations: field.lines(counts, { label: 'Coins and notes', widget: 'denominations', max: 60 }),
        counted: field.money({ min: 0, label: 'Counted', help: 'Empty: what the coins and notes come to' }),
        closed_by: field.reference('employees'),
      },
      messages: { done: 'Drawer closed' },
    },
    movement: {
      label: 'Record cash movement',
      icon: 'SwapVert',
      permission: 'CashDrawerEdit',
      when: { closed_at: null },
      otherwise: 'This drawer is closed: record it in the one that is open now',
      input: {
        kind: field.enum(KINDS, { required: true }),
        amount: field.money({ min: 0, help: 'What was taken out or put in' }),
        reason: field.text({ max: 200 }),
        employee,
      },
      rules: { show: { amount: MOVES }, require: { amount: MOVES, reason: { kind: ['pay_in', 'pay_out', 'no_sale'] } } },
      messages: { done: 'Cash movement recorded' },
    },
    timeline: {
      effect: 'read',
      permission: 'CashDrawerHistory',
      button: false,
      returns: 'list',
      output: {
        event: field.enum(
          {
            opened: { label: 'Opened', tone: 'info' },
            payment: { label: 'Cash payment', tone: 'success' },
            refund: { label: 'Cash given back', tone: 'warning' },
            pay_in: 'Pay in',
            pay_out: 'Pay out',
            drop: 'Drop',
            tip_out: 'Tip out',
            no_sale: { label: 'No sale', tone: 'warning' },
            counted: { label: 'Counted and closed', tone: 'info' },
          },
          {},
        ),
        amount: field.money(),
        expected: field.money(),
        at: field.datetime({ label: 'Time' }),
        order: field.reference('orders'),
        by: field.text(),
        reason: field.text(),
      },
    },
  },
  importKey: ['number'],
});
