import { defineReport, field } from '#model/language';

const drawers = { report: 'cash-drawer-history', day: 'day' } as const;

export default defineReport({
  version: 1,
  name: 'over-short-by-day',
  label: 'Over and short by day',
  icon: 'ShowChart',
  permission: 'CashDrawerHistory',
  endpoint: '/api/over-short-by-day',
  columns: {
    day: field.date({ label: 'Business day' }),
    net: field.money({ label: 'Over or short' }),
    short: field.money(),
    over: field.money(),
    short_times: field.integer({ label: 'Times short' }),
    sessions: field.integer({ label: 'Drawers counted' }),
  },
  title: 'day',
  compare: false,
  sort: { field: 'day', order: 'asc' },
  totals: ['net', 'short', 'over', 'short_times', 'sessions'],
  chart: { type: 'line', category: 'day', values: ['net'], emptyDays: 'gap' },
  opens: { net: drawers, short: drawers, over: drawers, short_times: drawers, sessions: drawers },
  meanings: { day: 'Of the opening', net: 'Counted less expected, of all of them: over above zero, short below' },
  menu: false,
});
