import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-average-order',
  label: 'Average order',
  icon: 'ShoppingBasket',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-average-order',
  value: 'money',
  drill: false,
});
