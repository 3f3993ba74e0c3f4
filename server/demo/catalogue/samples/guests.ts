import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/guests. */
export const guestsSamples = {
  'loyalty-rewards': {
    samples: [
      { name: 'Free coffee', reward_type: 'free_item', free_item: 'Flat white', unlock_by: 'visits', threshold: 10 },
      { name: '10% off', reward_type: 'percent_off', value: 10, unlock_by: 'points', threshold: 200 },
      { name: 'Five off', reward_type: 'amount_off', value: 5, unlock_by: 'points', threshold: 300 },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
