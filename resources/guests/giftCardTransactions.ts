import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'gift-card-transactions',
  label: ['Gift card transaction', 'Gift card transactions'],
  icon: 'SwapVert',
  scope: 'client',
  title: 'transaction_date',
  endpoint: '/api/gift-card/transaction',
  permissions: { list: 'GiftCardViewTransaction' },
  heldIn: 'anywhere',
  fields: {
    gift_card: field.reference('gift-cards', { required: true, readonly: true, onDelete: 'restrict', filter: true }),
    transaction_date: field.datetime({ required: true, readonly: true, filter: true }),
    kind: field.enum(
      { activate: 'Activation', load: 'Load', redeem: 'Redemption', refund: 'Refund', unload: 'Sale taken back', adjust: 'Adjustment' },
      { required: true, readonly: true, filter: true },
    ),
    employee: field.text({ readonly: true, max: 160, search: true, help: 'Who did it, as they were called then' }),
    order_number: field.text({ label: 'Order', readonly: true, max: 200, filter: true, help: 'The number of the order that moved it' }),
    order_id: field.integer({ label: 'Order ID', readonly: true, internal: true }),
    currency: field.currency({ required: true, readonly: true }),
    debit: field.money({ required: true, readonly: true, default: 0, currency: 'currency' }),
    credit: field.money({ required: true, readonly: true, default: 0, currency: 'currency' }),
    balance: field.money({ required: true, readonly: true, currency: 'currency' }),
    reason: field.text({ readonly: true, max: 200, sentence: true }),
  },
  list: {
    columns: ['transaction_date', 'employee', 'debit', 'credit', 'balance', 'kind', 'gift_card', 'order_number', 'reason'],
    sort: { field: 'transaction_date', order: 'desc' },
    keys: { gift_card_id: 'gift_card' },
  },
  indexes: [['order_id']],
});
