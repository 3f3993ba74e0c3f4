import type { DemoSample } from '#model/language';

/** An establishment of the demo data. */
export interface DemoEstablishment {
  title: string;
  email: string;
  phone: string;
  address: string;
  currency: string;
  timezone: string;
  behaviour: 'restaurant' | 'retail';
  /** `HH:mm`; sales before it count to the day before. */
  business_day_starts_at: string;
  /** Orders on an ordinary day. */
  ordersADay: number;
  /** What samples say otherwise here: resource → title → values. */
  adjusted: Readonly<Record<string, Readonly<Record<string, DemoSample>>>>;
}

/** A business of the demo data, with its people. */
export interface DemoBusiness {
  name: string;
  owner: string;
  email: string;
  phone: string;
  address: string;
  /** How long it has been on the platform: longer than its sales go back. */
  daysHere: number;
  establishments: readonly DemoEstablishment[];
  people: readonly DemoPerson[];
}

/** Somebody who can sign in. Without a role they may do nothing; `all` is full access. */
export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: 'all' | 'manager' | 'staff' | 'none';
}

const taxes = (standard: number, reduced: number, inclusive: boolean) => ({
  taxes: { 'Standard rate': { rate: standard, inclusive }, 'Reduced rate': { rate: reduced, inclusive } },
});

const harbour: DemoEstablishment = {
  title: 'Harbour Kitchen',
  email: 'harbour@demo.test',
  phone: '+1 212 555 0117',
  address: '48 Water Street, New York, NY 10004',
  currency: 'USD',
  timezone: 'America/New_York',
  behaviour: 'restaurant',
  business_day_starts_at: '04:00',
  ordersADay: 64,
  adjusted: taxes(8.875, 4.5, false),
};
const borough: DemoEstablishment = {
  title: 'Borough Provisions',
  email: 'borough@demo.test',
  phone: '+44 20 7946 0018',
  address: '12 Stoney Street, London SE1 9AD',
  currency: 'GBP',
  timezone: 'Europe/London',
  behaviour: 'retail',
  business_day_starts_at: '00:00',
  ordersADay: 46,
  adjusted: taxes(20, 5, true),
};
const kissa: DemoEstablishment = {
  title: 'Kissa Minato',
  email: 'minato@demo.test',
  phone: '+81 3 5550 0142',
  address: '3-5-1 Toranomon, Minato-ku, Tokyo 105-0001',
  currency: 'JPY',
  timezone: 'Asia/Tokyo',
  behaviour: 'restaurant',
  business_day_starts_at: '00:00',
  ordersADay: 52,
  adjusted: {
    ...taxes(10, 8, true),
    discounts: { 'Five off': { name: '500 off', value: 500 } },
    'service-charges': { 'Delivery fee': { charge: 400 } },
  },
};
const marina: DemoEstablishment = {
  title: 'Marina Grill',
  email: 'marina@other.test',
  phone: '+971 4 555 0164',
  address: 'Marina Walk, Dubai',
  currency: 'AED',
  timezone: 'Asia/Dubai',
  behaviour: 'restaurant',
  business_day_starts_at: '05:00',
  ordersADay: 44,
  adjusted: taxes(5, 0, true),
};

/** The businesses of the demo data. Source: the API contract, "Demo data". */
export const businesses: readonly DemoBusiness[] = [
  {
    name: 'Harbour Hospitality Group',
    owner: 'Olivia Bennett',
    email: 'office@demo.test',
    phone: '+1 212 555 0100',
    daysHere: 540,
    address: '48 Water Street, New York, NY 10004',
    establishments: [harbour, borough, kissa],
    people: [
      { email: 'owner@demo.test', firstName: 'Olivia', lastName: 'Bennett', role: 'all' },
      { email: 'manager@demo.test', firstName: 'Marcus', lastName: 'Reyes', role: 'manager' },
      { email: 'staff@demo.test', firstName: 'Sofia', lastName: 'Nguyen', role: 'staff' },
      { email: 'nobody@demo.test', firstName: 'Noah', lastName: 'Brandt', role: 'none' },
    ],
  },
  {
    name: 'Marina Restaurants',
    owner: 'Omar Haddad',
    email: 'office@other.test',
    phone: '+971 4 555 0160',
    daysHere: 500,
    address: 'Marina Walk, Dubai',
    establishments: [marina],
    people: [{ email: 'owner@other.test', firstName: 'Omar', lastName: 'Haddad', role: 'all' }],
  },
];

/** The platform's own person. */
export const superAdmin = { email: 'admin@demo.test', firstName: 'Ada', lastName: 'Admin' } as const;

/** The password of everybody in the demo data: known to all, which is why such a database answers on this machine alone. */
export const demoPassword = 'countinghouse';
