/** Das Dashboard des Super-Admins. */
export default {
  dashboard: 'Plattform-Dashboard',
  lead: 'Alle Unternehmen auf dieser Plattform',
  clients: 'Unternehmen',
  establishments: 'Betriebe',
  stations: 'Kassen',
  growth: 'Unternehmen im Zeitverlauf',
  period: 'Zeitraum',
  week: 'Woche',
  month: 'Monat',
  year: 'Jahr',
  gained: '%{count} neu seit %{since} |||| %{count} neu seit %{since}',
  until: 'Am Ende von',
};
