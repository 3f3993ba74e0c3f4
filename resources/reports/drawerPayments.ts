import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'drawer-payments',
  label: 'Money taken by payment method',
  help: 'At the time it was taken or given back, with tips, deposits and gift cards sold',
  icon: 'Payments',
  permission: 'CashDrawerHistory',
  endpoint: '/api/cash-drawer-payments',
  columns: {
    method: field.lookup('payment_method', { label: 'Payment method' }),
    count: field.integer({ label: 'Payments' }),
    amount: field.money(),
  },
  title: 'method',
  sort: { field: 'amount', order: 'desc' },
  totals: ['count', 'amount'],
  drill: ['amount'],
  menu: false,
});
