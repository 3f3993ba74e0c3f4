import { type ReferenceValue, valuesOf } from './values.ts';

/** What an integration is for. */
export type IntegrationKind = 'accounting' | 'delivery' | 'reservations' | 'payroll';

/** The integrations that establishments can connect, by their slug. */
export const integrations: readonly (ReferenceValue & { kind: IntegrationKind })[] = [
  ...ofKind(
    'accounting',
    ['quickbooks', 'QuickBooks Online', 'كويك بوكس', 'QuickBooks Online'],
    ['xero', 'Xero', 'زيرو', 'Xero'],
    ['netsuite', 'NetSuite', 'نت سويت', 'NetSuite'],
  ),
  ...ofKind('delivery', ['uber_eats', 'Uber Eats', 'أوبر إيتس', 'Uber Eats'], ['deliveroo', 'Deliveroo', 'ديليفرو', 'Deliveroo']),
  ...ofKind('reservations', ['opentable', 'OpenTable', 'أوبن تيبل', 'OpenTable']),
  ...ofKind('payroll', ['gusto', 'Gusto', 'جوستو', 'Gusto']),
];

function ofKind(kind: IntegrationKind, ...rows: Parameters<typeof valuesOf>[0]) {
  return valuesOf(rows).map((one) => ({ ...one, kind }));
}
