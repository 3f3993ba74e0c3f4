import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'cash-outside-drawers',
  label: 'Cash outside of drawers',
  help: 'Cash taken and given back while no drawer of its station was open: with it, the drawers’ cash sales are all cash there was',
  icon: 'LocalAtm',
  permission: 'CashDrawerHistory',
  endpoint: '/api/cash-outside-drawers',
  columns: {
    day: field.date({ label: 'Business day' }),
    station: field.text(),
    count: field.integer({ label: 'Payments' }),
    amount: field.money(),
  },
  title: 'day',
  sort: { field: 'day', order: 'desc' },
  totals: ['count', 'amount'],
  menu: false,
});
