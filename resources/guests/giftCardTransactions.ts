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
      { activate: 'Activation', load: 'Load', redeem: 'Redemption', refund: 'Refund', adjust: 'Adjustment' },
      { required: true, readonly: true, filter: true },
    ),
    employee: field.text({ readonly: true, max: 160, search: true, help: 'Who did it, as they were called then' }),
    currency: field.currency({ required: true, readonly: true }),
    debit: field.money({ required: true, readonly: true, default: 0, currency: 'currency' }),
    credit: field.money({ required: true, readonly: true, default: 0, currency: 'currency' }),
    balance: field.money({ required: true, readonly: true, currency: 'currency' }),
    reason: field.text({ readonly: true, max: 200 }),
  },
  list: {
    columns: ['transaction_date', 'employee', 'debit', 'credit', 'balance', 'kind', 'gift_card', 'reason'],
    sort: { field: 'transaction_date', order: 'desc' },
    keys: { gift_card_id: 'gift_card' },
  },
});
