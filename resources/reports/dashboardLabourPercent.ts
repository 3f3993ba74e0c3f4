import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-labour-percent',
  label: 'Labour %',
  icon: 'Groups',
  permission: 'WageView',
  endpoint: '/api/dashboard-labour-percent',
  value: 'percent',
  means: 'Labour as part of net sales, running shifts up to now',
  drill: false,
});
