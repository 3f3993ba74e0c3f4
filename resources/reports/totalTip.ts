import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'total-tip',
  label: 'Tips',
  icon: 'VolunteerActivism',
  permission: 'SalesSummary',
  endpoint: '/api/total-tip',
  answer: 'figures',
  columns: { total_tip: field.money({ label: 'Tips' }) },
  title: 'total_tip',
  statement: { total_tip: 'total' },
  drill: ['total_tip'],
  menu: false,
});
