import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-cost-percent',
  label: 'Cost of goods %',
  icon: 'Restaurant',
  permission: 'CostView',
  endpoint: '/api/dashboard-cost-percent',
  value: 'percent',
  means: 'What was sold at its cost, as part of net sales',
  drill: false,
});
