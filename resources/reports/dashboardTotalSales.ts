import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-total-sales',
  label: 'Total sales',
  icon: 'Paid',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-total-sales',
  value: 'money',
});
