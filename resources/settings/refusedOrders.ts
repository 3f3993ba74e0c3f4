import { defineResource, field } from '#model/language';

/** Orders of connected programs that were not taken in: only the host writes them (`docs/decisions/connectors.md`). */
export default defineResource({
  version: 1,
  name: 'refused-orders',
  label: ['Refused order', 'Refused orders'],
  help: 'Orders that a connected program sent and that are in no figure: put right what was wrong and take them in again',
  icon: 'RemoveShoppingCart',
  scope: 'establishment',
  title: 'number',
  permissions: { list: 'Integrations', view: 'IntegrationDetail' },
  globalSearch: false,
  comments: false,
  webhooks: false,
  fields: {
    number: field.text({ label: 'Order number', required: true, readonly: true, max: 200, search: true }),
    reason: field.text({ label: 'Why it was refused', required: true, readonly: true, max: 8000, sentence: true }),
    status: field.enum(
      {
        refused: { label: 'Refused', tone: 'error' },
        taken: { label: 'Taken in', tone: 'success' },
        dismissed: { label: 'Dismissed', tone: 'neutral' },
      },
      { required: true, readonly: true, default: 'refused', filter: true },
    ),
    sold: field.text({ label: 'What was sold', readonly: true, max: 300, search: true }),
    total: field.money({ readonly: true, currency: 'currency' }),
    currency: field.currency({ readonly: true }),
    integration: field.lookup('integration', { required: true, readonly: true, filter: true }),
    connection: field.reference('third-party-integrations', { readonly: true, onDelete: 'set_null', filter: true }),
    refused_at: field.datetime({ label: 'Last refused', required: true, readonly: true, filter: true }),
    times: field.integer({ label: 'Times refused', required: true, readonly: true, default: 1, min: 1 }),
    order: field.reference('orders', { readonly: true, onDelete: 'set_null', help: 'What it was taken in as' }),
    external_id: field.text({ label: 'ID there', required: true, readonly: true, max: 200, search: true }),
    /** Holds what customers entered, so it leaves the host no more; kept until the order is taken in or dismissed. */
    document: field.password({ label: 'As it was sent', readonly: true, max: 1_000_000 }),
  },
  list: {
    columns: ['number', 'sold', 'total', 'reason', 'status', 'integration', 'refused_at'],
    sort: { field: 'refused_at', order: 'desc' },
    views: { open: { label: 'To be settled', filters: { status: 'refused' } } },
  },
  form: {
    sections: [
      { label: 'Order', fields: ['number', 'sold', 'total', 'currency', 'integration', 'connection', 'external_id'] },
      { label: 'Refusal', fields: ['status', 'reason', 'refused_at', 'times', 'order', 'document'] },
    ],
  },
  transitions: { status: { refused: ['taken', 'dismissed'] } },
  verbs: {
    'take-in': {
      label: 'Take in again',
      icon: 'Replay',
      permission: 'OrderCreate',
      when: { status: 'refused' },
      to: { status: 'taken' },
      confirm: 'It is booked as it was sent, and counts on the day on which it was paid.',
      messages: { done: 'The order is taken in' },
    },
    dismiss: {
      icon: 'Block',
      permission: 'IntegrationEdit',
      when: { status: 'refused' },
      to: { status: 'dismissed' },
      confirm: 'It stays out of every figure, and what was sent is no longer kept.',
      messages: { done: 'The order is dismissed' },
    },
  },
  indexes: [['connection', 'external_id'], ['status']],
  menu: { order: 142 },
});
