import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'gift-card-balances',
  label: 'Gift cards behind the liability',
  help: 'Each column comes to the figure of the same name above',
  icon: 'CreditCard',
  permission: 'GiftCardViewTransaction',
  endpoint: '/api/gift-card-balances',
  input: {
    age: field.enum({
      month: 'Up to 30 days',
      quarter: '31 to 90 days',
      year: '91 to 365 days',
      older: 'Over a year',
      never: 'Never loaded',
    }),
  },
  columns: {
    card: field.text(),
    closing: field.money({ label: 'Owed now' }),
    loaded_on: field.date({ label: 'Last loaded' }),
    used_on: field.date({ label: 'Last used' }),
    opening: field.money({ label: 'Owed before' }),
    loaded: field.money({ label: 'Sold and loaded' }),
    taken_back: field.money({ label: 'Sales taken back' }),
    given_back: field.money({ label: 'Given back to cards' }),
    redeemed: field.money(),
    adjusted: field.money({ label: 'Adjustments' }),
  },
  title: 'card',
  compare: false,
  sort: { field: 'closing', order: 'desc' },
  search: true,
  totals: ['closing', 'opening', 'loaded', 'taken_back', 'given_back', 'redeemed', 'adjusted'],
  opens: { card: { resource: 'gift-cards' } },
  menu: false,
});
