import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'loyalty-members',
  label: ['Loyalty member', 'Loyalty members'],
  icon: 'Loyalty',
  scope: 'client',
  title: 'card_number',
  endpoint: '/api/loyalty-member',
  permissions: { list: 'LoyaltyMembers', create: 'LoyaltyCardImport', edit: 'LoyaltyMemberEdit' },
  heldIn: 'anywhere',
  fields: {
    card_number: field.text({
      required: true,
      min: 4,
      max: 32,
      pattern: '[A-Za-z0-9-]+',
      patternMessage: 'Use letters, digits and hyphens only',
      unique: true,
      search: true,
    }),
    mobile_number: field.phone({ search: true }),
    customer: field.reference('customers', { onDelete: 'set_null', filter: true }),
    customer_name: field.through('customer', 'customers', 'name'),
    last_transaction_date: field.datetime({ label: 'Last transaction', readonly: true, filter: true }),
    total_points: field.integer({ label: 'Points', readonly: true, default: 0, filter: true }),
    total_visits: field.integer({ label: 'Visits', readonly: true, default: 0, filter: true }),
    activation_date: field.date({ preset: 'today', filter: true }),
  },
  list: {
    columns: ['card_number', 'mobile_number', 'customer_name', 'last_transaction_date', 'total_points', 'total_visits', 'activation_date'],
    sort: { field: 'id', order: 'desc' },
  },
  importKey: ['card_number'],
});
