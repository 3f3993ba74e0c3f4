import { defineVariant } from '#model/language';

/** What is agreed with a business, at the specification's own path. */
export default defineVariant({
  version: 1,
  variantOf: 'clients',
  name: 'client-account-info',
  label: ['Account info', 'Account info'],
  icon: 'AccountBalance',
  endpoint: '/api/admin/clients/account-info',
  permissions: { view: 'Clients', edit: 'ClientEdit' },
  fields: [
    'name',
    'plan',
    'billing_email',
    'contract_starts_on',
    'contract_ends_on',
    'max_establishments',
    'max_stations',
    'max_users',
    'requires_two_factor',
  ],
  menu: false,
});
