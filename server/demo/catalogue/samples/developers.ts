import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/developers. */
export const developersSamples = {
  webhooks: {
    samples: [
      { title: 'Accounting', address: 'https://example.com/countinghouse', events: ['orders.*'], status: 'paused' },
      { title: 'Online shop', address: 'https://example.com/menu', events: ['products.*', 'categories.*'], status: 'paused' },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
