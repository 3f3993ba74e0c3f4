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
    set_rate: field.percent({ label: 'Rate', scale: 3 }),
    taxable: field.money({ label: 'Taxable sales' }),
    amount: field.money({ label: 'Tax' }),
    exempt: field.money({ label: 'Sales without this tax' }),
    rate: field.percent({ label: 'Effective rate' }),
    quantity: field.integer({ label: 'Times charged' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  totals: ['quantity', 'amount'],
  chart: { type: 'bar', category: 'name', values: ['amount'], top: 10 },
  drill: ['taxable', 'amount', 'quantity'],
  meanings: {
    set_rate: 'As it stands on the tax now; empty where there is none of this name, or where establishments have different ones',
    rate: 'Tax ÷ taxable sales: what was charged. It is off the rate where the rate was changed, and by cents, since each line’s tax is rounded',
    taxable: 'Net sales and service charges that it was charged on, less what was given back',
    exempt: 'All other net sales and service charges, those with another tax among them',
  },
  menu: false,
});
