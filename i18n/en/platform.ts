/** The super-admin's dashboard. */
export default {
  dashboard: 'Platform dashboard',
  lead: 'Every business on this platform',
  clients: 'Clients',
  establishments: 'Establishments',
  stations: 'Stations',
  growth: 'Clients over time',
  period: 'Period',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  gained: '%{count} new since %{since} |||| %{count} new since %{since}',
  until: 'At the end of',
};
