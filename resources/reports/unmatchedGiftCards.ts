import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'unmatched-gift-cards',
  label: 'Unmatched gift cards',
  help: 'Gift card payments and top-ups that could not be matched to any of your cards, and why',
  icon: 'CreditCardOff',
  permission: 'GiftCardViewTransaction',
  endpoint: '/api/unmatched-gift-cards',
  columns: {
    at: field.datetime({ label: 'Time' }),
    order_number: field.text({ label: 'Order' }),
    card: field.text(),
    kind: field.enum(['paid', 'given_back', 'sold']),
    amount: field.money(),
    reason: field.enum({
      no_number: 'The point of sale named no card',
      unknown: 'There is no such card',
      other_currency: 'The card has another currency',
    }),
  },
  title: 'order_number',
  sort: { field: 'at', order: 'desc' },
  compare: false,
  search: true,
  totals: ['amount'],
  meanings: {
    amount:
      'Tips included; below zero: what a card should have got. A card that is added later with the number takes what was paid with it',
  },
  menu: { heading: 'cash', order: 85 },
});
