import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-discount',
  label: 'Discounts',
  icon: 'LocalOffer',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-discount',
  value: 'money',
});
