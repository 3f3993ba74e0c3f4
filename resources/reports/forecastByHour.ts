import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'forecast-by-hour',
  label: 'Forecast by hour',
  help: 'When the coming seven days will be busy: how many hands each hour needs',
  icon: 'GridOn',
  permission: 'SalesSummary',
  endpoint: '/api/forecast-by-hour',
  period: false,
  columns: {
    weekday: field.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
    day: field.date(),
    hour: field.time(),
    forecast: field.money(),
    orders: field.decimal({ scale: 1 }),
  },
  title: 'weekday',
  key: ['day', 'hour'],
  compare: false,
  totals: ['forecast', 'orders'],
  chart: { type: 'heatmap', category: 'weekday', across: 'hour', values: ['forecast'] },
  meanings: {
    weekday: 'Of the business day: an hour after midnight belongs to the day that began before it',
    forecast: 'The day’s forecast, as the same weekdays spread over their hours; the hours of a day add up to it',
    orders: 'Forecast in the same way',
  },
  menu: false,
});
