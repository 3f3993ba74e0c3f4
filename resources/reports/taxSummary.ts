import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'tax-summary',
  label: 'Taxes',
  help: 'What a tax return asks for: sales with and without each tax, and the tax',
  icon: 'Percent',
  permission: 'SalesSummary',
  endpoint: '/api/tax-summary',
  columns: {
    name: field.text({ label: 'Tax' }),
    rate: field.percent({ label: 'Effective rate', scale: 3 }),
    taxable: field.money({ label: 'Taxable sales' }),
    amount: field.money({ label: 'Tax' }),
    exempt: field.money({ label: 'Exempt sales' }),
    quantity: field.integer({ label: 'Times charged' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  totals: ['quantity', 'amount'],
  chart: { type: 'bar', category: 'name', values: ['amount'], top: 10 },
  drill: ['taxable', 'amount', 'quantity'],
  meanings: {
    rate: 'Tax ÷ taxable sales: what was charged, roundings and changes of the rate included',
    taxable: 'Net sales and service charges that it was charged on, less what was given back',
    exempt: 'All other net sales and service charges',
  },
  menu: false,
});
