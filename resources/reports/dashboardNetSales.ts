import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-net-sales',
  label: 'Net sales',
  icon: 'Payments',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-net-sales',
  value: 'money',
});
