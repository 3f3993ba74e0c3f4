import { defineResource, field } from '#model/language';

/** As the alert rules name them too. */
const KINDS = {
  over_short: 'Drawer over or short',
  unpaid_order: 'Order not paid',
  low_stock: 'Low stock',
  voids: 'Many voids',
  no_sales: 'No sales while open',
  labour: 'Labour too high',
  target: 'Sales target reached',
} as const;

/** Of orders: what is not paid yet. */
const UNPAID = ['open', 'partially_paid'] as const;

/** What rules found, once each: only the host writes them, and each kind is there for those who may see what it tells. */
export default defineResource({
  version: 1,
  name: 'alerts',
  label: ['Alert', 'Alerts'],
  help: 'What went past a limit of the alert rules. What no longer holds is settled by itself',
  icon: 'NotificationsActive',
  scope: 'establishment',
  title: 'kind',
  permissions: { list: 'Alerts' },
  rowGuards: [
    { when: { kind: 'over_short' }, permission: 'CashDrawerHistory' },
    { when: { kind: 'unpaid_order' }, permission: 'OrdersHistory' },
    { when: { kind: 'low_stock' }, permission: 'InventoryManagement' },
    { when: { kind: 'voids' }, permission: 'VoidedOrders' },
    { when: { kind: 'no_sales' }, permission: 'SalesSummary' },
    { when: { kind: 'labour' }, permission: 'WageView' },
    { when: { kind: 'target' }, permission: 'SalesSummary' },
  ],
  opens: {
    message: [
      { when: { kind: 'unpaid_order', order: null }, resource: 'orders', where: { status: UNPAID }, until: { local_created_at: 'day' } },
      { when: { kind: 'voids' }, report: 'voided-orders', day: 'day' },
      { when: { kind: 'no_sales' }, report: 'sales-by-hour', day: 'day' },
      { when: { kind: 'labour' }, report: 'time-entry-hours', day: 'day' },
      { when: { kind: ['labour', 'target'] }, report: 'sales-summary', day: 'day' },
    ],
  },
  fields: {
    kind: field.enum(KINDS, { label: 'Alert', required: true, readonly: true, filter: true }),
    message: field.text({ label: 'What was found', required: true, readonly: true, max: 2000, sentence: true }),
    day: field.date({ label: 'Business day', required: true, readonly: true, filter: true }),
    subject: field.text({
      label: 'Key',
      required: true,
      readonly: true,
      max: 60,
      internal: true,
      help: 'What it is about: one alert of a rule for each',
    }),
    rule: field.reference('alert-rules', { readonly: true, onDelete: 'set_null', filter: true }),
    drawer: field.reference('cash-drawer-sessions', { readonly: true, onDelete: 'cascade' }),
    order: field.reference('orders', { readonly: true, onDelete: 'cascade' }),
    item: field.reference(['products', 'ingredients'], { readonly: true, onDelete: 'cascade' }),
    raised_at: field.datetime({ label: 'Found', required: true, readonly: true, filter: true }),
    settled_at: field.datetime({ label: 'Settled', readonly: true }),
    status: field.enum(
      { open: { label: 'Open', tone: 'warning' }, seen: { label: 'Seen', tone: 'info' }, settled: { label: 'Settled', tone: 'success' } },
      { required: true, readonly: true, default: 'open', filter: true },
    ),
  },
  list: {
    columns: ['kind', 'message', 'status', 'day', 'raised_at', 'drawer', 'order', 'item'],
    sort: { field: 'raised_at', order: 'desc' },
    views: { open: { label: 'Open', filters: { status: 'open' } } },
  },
  form: {
    sections: [
      { label: 'Alert', fields: ['kind', 'message', 'day', 'drawer', 'order', 'item', 'rule', 'raised_at', 'settled_at', 'status'] },
    ],
  },
  transitions: { status: { open: ['seen'], seen: ['open'] } },
  verbs: {
    see: {
      label: 'Mark as seen',
      icon: 'TaskAlt',
      permission: 'AlertSee',
      when: { status: 'open' },
      to: { status: 'seen' },
      messages: { done: 'Seen' },
    },
    keep: {
      label: 'Keep open',
      icon: 'MarkEmailUnread',
      permission: 'AlertSee',
      when: { status: 'seen' },
      to: { status: 'open' },
      messages: { done: 'It is open again' },
    },
  },
  globalSearch: false,
  unique: [['rule', 'kind', 'subject', 'day']],
  indexes: [['status', 'kind']],
  menu: { heading: 'watch', order: 105 },
});
