import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'cash-summary',
  label: 'Cash',
  help: 'Cash that came in and went out, at the time it did, deposits and gift cards sold included',
  icon: 'LocalAtm',
  permission: 'SalesSummary',
  endpoint: '/api/cash-summary',
  answer: 'figures',
  columns: {
    cash_sales: field.money(),
    tips: field.money(),
    refunds: field.money(),
    net_cash: field.money(),
  },
  title: 'cash_sales',
  statement: { refunds: 'less', net_cash: 'total' },
  drill: ['cash_sales', 'tips', 'refunds', 'net_cash'],
  meanings: {
    cash_sales: 'Cash taken, without tips',
    tips: 'Tips taken in cash',
    refunds: 'Cash given back, tips included',
    net_cash: 'Cash taken, with tips, less cash given back',
  },
  menu: false,
});
