import { type ReferenceValue, valuesOf } from './values.ts';

/** What an integration is for. */
export type IntegrationKind = 'accounting' | 'delivery' | 'orders' | 'reservations' | 'payroll';

/** The integrations that establishments can connect, by their slug. */
export const integrations: readonly (ReferenceValue & { kind: IntegrationKind })[] = [
  ...ofKind(
    'accounting',
    ['quickbooks', 'QuickBooks Online'],
    ['quickbooks_desktop', 'QuickBooks Desktop'],
    ['xero', 'Xero'],
    ['datev', 'DATEV'],
    ['netsuite', 'NetSuite'],
  ),
  ...ofKind('delivery', ['uber_eats', 'Uber Eats'], ['deliveroo', 'Deliveroo']),
  ...ofKind('orders', ['square', 'Square'], ['shopify', 'Shopify']),
  ...ofKind('reservations', ['opentable', 'OpenTable']),
  ...ofKind('payroll', ['gusto', 'Gusto']),
];

function ofKind(kind: IntegrationKind, ...rows: Parameters<typeof valuesOf>[0]) {
  return valuesOf(rows).map((one) => ({ ...one, kind }));
}
