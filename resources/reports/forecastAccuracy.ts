import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'forecast-accuracy',
  label: 'How far off the forecast was',
  help: 'Each day of the last four weeks, forecast from what was known before its week, beside what was sold',
  icon: 'Rule',
  permission: 'SalesSummary',
  endpoint: '/api/forecast-accuracy',
  period: false,
  columns: {
    weekday: field.enum(
      {
        all: 'All days',
        sunday: 'Sunday',
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
      },
      {},
    ),
    off_percent: field.percent({ label: 'Off by, a day', max: 100_000 }),
    leaning: field.enum(
      {
        even: { label: 'As often too high as too low', tone: 'success' },
        low: { label: 'Mostly too low', tone: 'warning' },
        high: { label: 'Mostly too high', tone: 'warning' },
      },
      { label: 'In which direction' },
    ),
    bias_percent: field.percent({ label: 'All together off by', min: -100, max: 100_000 }),
    weekday_before_percent: field.percent({ label: 'Same weekday before: off by', max: 100_000 }),
    days: field.integer(),
    forecast: field.money(),
    sold: field.money(),
  },
  title: 'weekday',
  compare: false,
  sort: { field: 'weekday', order: 'asc' },
  meanings: {
    off_percent: 'How far a day’s forecast was from its net sales on average, as part of the net sales',
    leaning: 'Too low or too high where that is more than a quarter of what it was off by',
    bias_percent: 'Forecast − net sales of all days together, as part of the net sales: below zero the forecast was too low',
    weekday_before_percent:
      'What a guess at the same weekday of the week before would have been off by: the forecast is worth something while it is less',
    days: 'Days with sales that could be forecast',
    forecast: 'Net sales forecast for these days',
    sold: 'Net sales of these days',
  },
  menu: false,
});
