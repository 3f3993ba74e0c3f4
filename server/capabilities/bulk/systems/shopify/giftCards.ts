import type { Profile } from '../profile.ts';

/** Gift cards: of each code the file has its last four characters alone, by which no card can be paid with. It is known so that it can be said. */
export const profile: Profile = {
  system: 'shopify',
  file: 'gift_cards',
  marks: ['Last Characters', 'Initial Balance', 'Current Balance'],
  reading: { decimals: '.' },
  parts: [],
  leftOut: 'card_codes',
};
