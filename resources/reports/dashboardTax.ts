import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-tax',
  label: 'Tax',
  icon: 'Percent',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-tax',
  value: 'money',
});
