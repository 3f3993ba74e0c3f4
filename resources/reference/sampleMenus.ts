import type { businessKinds } from './businessKinds.ts';

/** One category of a sample menu; names are keys of the texts of documents (`sample_menu`), prices what they are in US dollars. */
export interface SampleCategory {
  name: SampleName;
  color: string;
  items: readonly (readonly [name: SampleName, dollars: number])[];
}

const drinks: SampleCategory = {
  name: 'drinks',
  color: 'blue',
  items: [
    ['mineral_water', 3],
    ['lemonade', 4],
    ['orange_juice', 4.5],
  ],
};

/** A small menu for each kind of business, to be tried, changed and thrown away. */
export const sampleMenus: Readonly<Record<string, readonly SampleCategory[]>> = {
  restaurant: [
    {
      name: 'starters',
      color: 'orange',
      items: [
        ['tomato_soup', 7],
        ['bruschetta', 8],
        ['green_salad', 8.5],
      ],
    },
    {
      name: 'mains',
      color: 'red',
      items: [
        ['burger', 15],
        ['pasta', 14],
        ['grilled_fish', 21],
        ['risotto', 15.5],
      ],
    },
    {
      name: 'desserts',
      color: 'pink',
      items: [
        ['cheesecake', 7.5],
        ['ice_cream', 6],
      ],
    },
    drinks,
  ],
  cafe: [
    {
      name: 'hot_drinks',
      color: 'brown',
      items: [
        ['espresso', 2.8],
        ['cappuccino', 3.8],
        ['flat_white', 4],
        ['tea', 3],
      ],
    },
    drinks,
    {
      name: 'bakery',
      color: 'amber',
      items: [
        ['croissant', 3],
        ['cookie', 2.5],
        ['cheesecake', 5.5],
      ],
    },
  ],
  bar: [
    {
      name: 'beer_and_wine',
      color: 'amber',
      items: [
        ['draught_beer', 6],
        ['bottled_beer', 5],
        ['white_wine', 8],
        ['red_wine', 8],
      ],
    },
    {
      name: 'cocktails',
      color: 'purple',
      items: [
        ['mojito', 12],
        ['gin_and_tonic', 11],
      ],
    },
    drinks,
    {
      name: 'snacks',
      color: 'orange',
      items: [
        ['olives', 4.5],
        ['nuts', 3.5],
        ['fries', 5],
      ],
    },
  ],
  takeaway: [
    {
      name: 'mains',
      color: 'red',
      items: [
        ['burger', 9],
        ['cheeseburger', 10],
        ['vegetable_wrap', 8.5],
      ],
    },
    {
      name: 'sides',
      color: 'orange',
      items: [
        ['fries', 4],
        ['green_salad', 5],
      ],
    },
    drinks,
  ],
  shop: [
    {
      name: 'gifts',
      color: 'pink',
      items: [
        ['mug', 12],
        ['candle', 16],
        ['tote_bag', 14],
      ],
    },
    {
      name: 'stationery',
      color: 'teal',
      items: [
        ['notebook', 8],
        ['pen', 3],
        ['greeting_card', 4],
      ],
    },
  ],
} satisfies Record<(typeof businessKinds)[number]['value'], readonly SampleCategory[]>;

/** What a dollar comes to in the prices of everyday things, roughly: a menu in yen must not cost 4. */
const levels: Readonly<Record<string, number>> = {
  ...{ GBP: 0.9, JPY: 120, CAD: 1.3, AUD: 1.5, CHF: 1.4, CNY: 5, SEK: 10, NZD: 1.6, MXN: 15, SGD: 1.4, HKD: 8, NOK: 11, KRW: 1100 },
  ...{ TRY: 35, RUB: 70, INR: 50, BRL: 4, ZAR: 14, AED: 4, SAR: 4, QAR: 4, THB: 25, IDR: 11_000, MYR: 3.5, PHP: 45, DKK: 8, PLN: 4 },
  ...{ HUF: 330, CZK: 20, ILS: 4 },
};

/** Above which level prices are written in which steps. */
const steps = [
  [5000, 1000],
  [500, 100],
  [100, 50],
  [20, 5],
  [6, 1],
  [2, 0.5],
  [0, 0.1],
] as const;

/** What a dollar price is on a menu in a currency: of the right size, and round. */
export function samplePrice(dollars: number, currency: string): number {
  const level = levels[currency] ?? 1;
  const step = steps.find(([above]) => level > above)?.[1] ?? 1;
  return Number((Math.max(1, Math.round((dollars * level) / step)) * step).toFixed(2));
}

/** The names of what stands on sample menus. */
export type SampleName =
  | ('starters' | 'mains' | 'desserts' | 'drinks' | 'hot_drinks' | 'bakery' | 'beer_and_wine' | 'cocktails' | 'snacks' | 'sides')
  | ('gifts' | 'stationery' | 'mineral_water' | 'lemonade' | 'orange_juice' | 'tomato_soup' | 'bruschetta' | 'green_salad' | 'burger')
  | ('pasta' | 'grilled_fish' | 'risotto' | 'cheesecake' | 'ice_cream' | 'espresso' | 'cappuccino' | 'flat_white' | 'tea' | 'croissant')
  | ('cookie' | 'draught_beer' | 'bottled_beer' | 'white_wine' | 'red_wine' | 'mojito' | 'gin_and_tonic' | 'olives' | 'nuts' | 'fries')
  | ('cheeseburger' | 'vegetable_wrap' | 'mug' | 'candle' | 'tote_bag' | 'notebook' | 'pen' | 'greeting_card');
