import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'payments',
  label: ['Payment', 'Payments'],
  icon: 'Payments',
  scope: 'establishment',
  title: 'method',
  endpoint: '/api/payment-history',
  permissions: { list: 'PaymentHistory', view: false },
  fields: {
    order: field.reference('orders', { required: true, readonly: true, onDelete: 'cascade', filter: true }),
    method: field.lookup('payment_method', { required: true, readonly: true, filter: true }),
    amount: field.money({ required: true, readonly: true, filter: true }),
    tip: field.money({ required: true, readonly: true }),
    surcharge: field.money({ required: true, readonly: true }),
    card_brand: field.text({ readonly: true, filter: true }),
    last_four: field.text({ label: 'Last four digits', readonly: true, filter: true }),
    gift_card: field.reference('gift-cards', { readonly: true, onDelete: 'restrict', filter: true }),
    gift_card_number: field.text({ readonly: true, readable: { permission: 'CardNumberView' }, help: 'As the point of sale sent it' }),
    status: field.enum(
      {
        captured: { label: 'Captured', tone: 'success' },
        refunded: { label: 'Refunded', tone: 'warning' },
        failed: { label: 'Failed', tone: 'error' },
      },
      { required: true, readonly: true, filter: true },
    ),
    at: field.datetime({ label: 'Time', required: true, readonly: true, filter: true }),
    user_name: field.text({ label: 'Taken by', readonly: true, filter: true }),
    station: field.reference('stations', { readonly: true, onDelete: 'restrict', filter: true }),
  },
  list: {
    filters: ['at', 'method', 'status', 'amount', 'user_name', 'station', 'card_brand', 'gift_card'],
    columns: ['at', 'order', 'method', 'amount', 'tip', 'status', 'card_brand', 'last_four', 'gift_card', 'user_name', 'station'],
    sort: { field: 'at', order: 'desc' },
    // No sums: money that was given back and payments that failed stand among the others.
    views: {
      captured: { label: 'Captured', filters: { status: 'captured' } },
      refunded: { label: 'Given back', filters: { status: 'refunded' } },
      failed: { label: 'Failed', filters: { status: 'failed' } },
    },
  },
  search: ['last_four'],
  // A card that is added later finds the payments that named it.
  indexes: [['gift_card_number']],
  menu: { order: 20 },
});
