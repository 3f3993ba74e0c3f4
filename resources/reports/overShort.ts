import { defineReport, field } from '#model/language';

const drawers = { report: 'cash-drawer-history', input: { person: 'person' } } as const;

export default defineReport({
  version: 1,
  name: 'over-short',
  label: 'Over and short',
  help: 'Whose drawers did not hold what they should, and on which days: of the drawers opened on these days that were counted',
  icon: 'Scale',
  permission: 'CashDrawerHistory',
  endpoint: '/api/over-short',
  columns: {
    person: field.text({ label: 'Counted by' }),
    net: field.money({ label: 'Over or short' }),
    short: field.money(),
    over: field.money(),
    short_times: field.integer({ label: 'Times short' }),
    sessions: field.integer({ label: 'Drawers counted' }),
    no_sales: field.integer(),
    largest: field.money({ label: 'Largest difference' }),
    net_percent: field.percent({ label: '% of cash sales', min: -100_000, max: 100_000 }),
    cash_sales: field.money(),
  },
  title: 'person',
  sort: { field: 'net', order: 'asc' },
  search: true,
  totals: ['net', 'short', 'over', 'short_times', 'sessions', 'cash_sales', 'no_sales'],
  chart: { type: 'bar', category: 'person', values: ['net'], top: 10 },
  opens: {
    net: drawers,
    short: drawers,
    over: drawers,
    short_times: drawers,
    sessions: drawers,
    cash_sales: drawers,
  },
  sections: ['over-short-by-day'],
  meanings: {
    person: 'Who closed the drawer, else who opened it',
    net: 'Counted less expected, of all of them: over above zero, short below',
    largest: 'The difference of the one drawer that was furthest off',
    net_percent: 'Over or short as part of the cash sales of these drawers',
    no_sales: 'How often a drawer was opened without a sale, by whom the till named, else by whose drawer it was',
  },
  menu: { heading: 'cash', order: 91 },
});
