import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/platform. */
export const platformSamples = {
  'third-party-apps': {
    samples: [
      { title: 'LedgerBridge', slug: 'ledgerbridge', description: 'Accounting journals', website: 'https://ledgerbridge.example' },
      { title: 'QuickDispatch', slug: 'quickdispatch', description: 'Delivery riders', website: 'https://quickdispatch.example' },
      { title: 'TableBook', slug: 'tablebook', description: 'Reservations', status: 'inactive' },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
