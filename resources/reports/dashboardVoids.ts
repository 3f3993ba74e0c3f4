import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-voids',
  label: 'Voided amount',
  icon: 'Block',
  permission: 'VoidedOrders',
  endpoint: '/api/dashboard-voids',
  value: 'money',
  means: 'What voided lines would have brought in',
});
