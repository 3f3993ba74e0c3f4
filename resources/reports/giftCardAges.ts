import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'gift-card-ages',
  label: 'Gift card liability by age',
  help: 'By the days from when money last came onto a card to the last of these days',
  icon: 'HourglassBottom',
  permission: 'GiftCardViewTransaction',
  endpoint: '/api/gift-card-ages',
  columns: {
    age: field.enum({
      month: 'Up to 30 days',
      quarter: '31 to 90 days',
      year: '91 to 365 days',
      older: 'Over a year',
      never: 'Never loaded',
    }),
    cards: field.integer(),
    balance: field.money(),
    percentage: field.percent({ label: '% of liability', min: -100_000, max: 100_000 }),
  },
  title: 'age',
  compare: 'days',
  sort: { field: 'age', order: 'asc' },
  totals: ['cards', 'balance'],
  chart: { type: 'bar', category: 'age', values: ['balance'] },
  menu: false,
});
