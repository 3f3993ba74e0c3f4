import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-transactions',
  label: 'Transactions',
  icon: 'ReceiptLong',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-transactions',
  value: 'integer',
});
