import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'loyalty-ages',
  label: 'Points by age',
  help: 'By the days from when a member last earned points to the last of these days',
  icon: 'HourglassBottom',
  permission: 'LoyaltyTransactions',
  endpoint: '/api/loyalty-ages',
  columns: {
    age: field.enum({
      month: 'Up to 30 days',
      quarter: '31 to 90 days',
      year: '91 to 365 days',
      older: 'Over a year',
      never: 'Never earned',
    }),
    members: field.integer(),
    points: field.integer(),
    worth: field.money({ label: 'Worth at most' }),
  },
  title: 'age',
  compare: 'days',
  sort: { field: 'age', order: 'asc' },
  totals: ['members', 'points', 'worth'],
  chart: { type: 'bar', category: 'age', values: ['points'] },
  menu: false,
});
