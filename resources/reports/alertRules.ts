import { crud, defineResource, field } from '#model/language';

/** As the alerts name them too. */
const KINDS = {
  over_short: 'Drawer over or short',
  unpaid_order: 'Order not paid',
  low_stock: 'Low stock',
  voids: 'Many voids',
  no_sales: 'No sales while open',
  labour: 'Labour too high',
  target: 'Sales target reached',
} as const;

export default defineResource({
  version: 1,
  name: 'alert-rules',
  label: ['Alert rule', 'Alert rules'],
  help: 'What an establishment watches, from which limit on, and who is written to. Each alert is raised once and settles by itself',
  icon: 'NotificationAdd',
  scope: 'establishment',
  permissions: crud('AlertRules', 'AlertRule'),
  fields: {
    name: field.text({ required: true, max: 80, search: true, unique: true }),
    amount: field.money({ label: 'By more than', min: 0, help: 'Of one drawer that was counted, over or short' }),
    percent: field.percent({
      label: 'More than',
      min: 0,
      max: 1000,
      scale: 2,
      help: 'Voids of gross sales of a business day; labour of net sales of a business day, once it is over',
    }),
    least_orders: field.integer({
      label: 'From so many paid orders on',
      min: 0,
      max: 100_000,
      default: 10,
      help: 'So that the first void of the morning is no alert',
    }),
    hours: field.decimal({ label: 'Open for more than hours', min: 0, max: 1000, scale: 2, help: 'Since the order was opened' }),
    minutes: field.integer({ label: 'Nothing sold for minutes', min: 1, max: 1440, help: 'No order opened and none paid' }),
    opens_at: field.time({ label: 'Open from', default: '11:00' }),
    closes_at: field.time({ label: 'Open until', default: '22:00', help: 'Earlier than it opens: on the day after' }),
    target: field.money({ min: 0.01, help: 'Net sales of the establishment. Told once, when they are reached' }),
    period: field.enum(['day', 'week', 'month'], { default: 'day', help: 'Business days; a week starts on Sunday' }),
    people: field.references('users', {
      onDelete: 'cascade',
      label: 'Who is told',
      help: 'By a notification and an e-mail, each in their own language, and only what they may see here at that time. Nobody: alerts stand in their list alone',
    }),
    status: field.status(),
    kind: field.enum(KINDS, { label: 'What is watched', required: true, default: 'over_short', filter: true }),
  },
  rules: {
    show: {
      amount: { kind: 'over_short' },
      percent: { kind: ['voids', 'labour'] },
      least_orders: { kind: 'voids' },
      hours: { kind: 'unpaid_order' },
      minutes: { kind: 'no_sales' },
      opens_at: { kind: 'no_sales' },
      closes_at: { kind: 'no_sales' },
      target: { kind: 'target' },
      period: { kind: 'target' },
    },
    require: {
      amount: { kind: 'over_short' },
      percent: { kind: ['voids', 'labour'] },
      least_orders: { kind: 'voids' },
      hours: { kind: 'unpaid_order' },
      minutes: { kind: 'no_sales' },
      opens_at: { kind: 'no_sales' },
      closes_at: { kind: 'no_sales' },
      target: { kind: 'target' },
      period: { kind: 'target' },
    },
  },
  form: {
    sections: [
      {
        label: 'Limit',
        fields: [
          'name',
          'kind',
          'amount',
          'percent',
          'least_orders',
          'hours',
          'minutes',
          'opens_at',
          'closes_at',
          'target',
          'period',
          'status',
        ],
      },
      { label: 'Who is told', fields: ['people'] },
    ],
  },
  list: {
    columns: ['name', 'kind', 'people', 'status', 'amount', 'percent', 'hours', 'minutes', 'target'],
    sort: { field: 'name', order: 'asc' },
  },
  menu: { heading: 'watch', order: 106 },
});
