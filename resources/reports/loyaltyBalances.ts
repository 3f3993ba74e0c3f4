import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'loyalty-balances',
  label: 'Members behind the points',
  help: 'Each column comes to the figure of the same name above',
  icon: 'People',
  permission: 'LoyaltyTransactions',
  endpoint: '/api/loyalty-balances',
  input: {
    age: field.enum({
      month: 'Up to 30 days',
      quarter: '31 to 90 days',
      year: '91 to 365 days',
      older: 'Over a year',
      never: 'Never earned',
    }),
  },
  columns: {
    card: field.text(),
    customer: field.text(),
    closing: field.integer({ label: 'Points now' }),
    earned_on: field.date({ label: 'Last earned' }),
    opening: field.integer({ label: 'Points before' }),
    earned: field.integer(),
    taken_back: field.integer(),
    redeemed: field.integer(),
    given_back: field.integer(),
    adjusted: field.integer({ label: 'Adjustments' }),
  },
  title: 'card',
  compare: false,
  sort: { field: 'closing', order: 'desc' },
  search: true,
  totals: ['closing', 'opening', 'earned', 'taken_back', 'redeemed', 'given_back', 'adjusted'],
  opens: { card: { resource: 'loyalty-members' } },
  menu: false,
});
