import { defineTile } from '#model/language';

export default defineTile({
  version: 1,
  name: 'dashboard-tips',
  label: 'Tips taken',
  icon: 'VolunteerActivism',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-tips',
  value: 'money',
});
