/** What every report's screen says. */
export default {
  period: 'Period',
  hours: 'Hours',
  establishments: 'Establishments',
  search: 'Search rows',
  empty: 'Nothing was sold in this period. Choose another period, other hours or other establishments.',
  as_of: 'Figures as of %{at}',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    this_week: 'This week (from Sunday)',
    this_week_monday: 'This week (from Monday)',
    last_7_days: 'Last 7 days',
    this_month: 'This month',
    last_month: 'Last month',
    this_year: 'This year',
    custom: 'Custom',
  },
  hour_presets: { all_hours: 'All Hours', lunch: '10:30 AM – 4:00 PM', dinner: '4:00 PM – 10:00 PM', custom: 'Custom' },
};
