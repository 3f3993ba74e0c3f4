import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { earningRules, earningsOf, saleAmount } from '#/resources/reference/earnings.ts';
import { journeyOf, type ShownReward } from '#/src/widgets/loyalty/journey.ts';
import { openPreview, settingsValues } from './openPreview.tsx';

afterEach(cleanup);

const fiveOff: ShownReward = { id: 3, name: 'Five off', unlock_by: 'points', threshold: 60 };
const records = {
  orders: [
    { id: 2, order_number: '2', net: 40, tax: 4 },
    { id: 1, order_number: '1', net: 12.5, tax: 1.25 },
  ],
  'loyalty-rewards': [{ ...fiveOff }],
};
const steps = async () =>
  within(await screen.findByRole('list', { name: 'A guest’s way' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('tells a guest’s way over real sales until a reward is spent', async () => {
  const { type } = await openPreview('loyalty', { records, values: { enabled: true, visit_minimum: 20 } });
  expect(await steps()).toEqual([
    'Visit 1$12.50 + $1.25 tax · does not count as a visit+1212 in all',
    'Visit 2$40.00 + $4.00 tax+4052 in all',
    'Visit 3$12.50 + $1.25 tax · does not count as a visit Unlocks “Five off”+1264 in all',
    'Visit 4$40.00 + $4.00 tax Redeems “Five off” for 60 points+4044 in all',
  ]);
  expect(screen.getByText('Visits from the latest orders')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Member’s card' }).textContent).toBe('44 points2 visits16 points until “Five off”');
  await type('count_tax', true);
  await type('points_per_unit', 2);
  expect((await steps())[0]).toBe('Visit 1$12.50 + $1.25 tax · does not count as a visit+2727 in all');
});

test('has what the settings give besides, and says that it is not entered by itself yet', async () => {
  const { type } = await openPreview('loyalty', { records, values: { enabled: true } });
  await steps();
  expect(screen.queryByText(/not entered by themselves yet/)).toBeNull();
  await type('welcome_points', 5);
  await type('birthday_points', 7);
  await type('expires_after_months', 1);
  const said = await steps();
  expect([said[0], said[3], said.at(-1)]).toEqual([
    'Joins+55 in all',
    'Birthday Unlocks “Five off”+764 in all',
    '1 month without a visit: points expire-160 in all',
  ]);
  expect(screen.getByText(/not entered by themselves yet/)).toBeTruthy();
});

test('earns nothing where no points are collected', async () => {
  await openPreview('loyalty');
  expect((await steps()).map((step) => step?.match(/\d+ in all/)?.[0])).toEqual(['00 in all', '00 in all', '00 in all']);
  expect(screen.getByText('No points are collected here.')).toBeTruthy();
  expect(screen.getByText('Sample visits')).toBeTruthy();
});

describe('the way', () => {
  const sales = [{ order_number: '1', net: 19.99, tax: 2 }];

  it('earns at each visit what the host enters for such an order', () => {
    const values = settingsValues('loyalty', { enabled: true, points_per_unit: 1.5, count_tax: true, visit_minimum: 5 });
    const amount = Math.round(saleAmount(values, { net: 19.99, tax: 2 }) * 100);
    const [earned] = earningsOf([{ at: '', amount }], [], earningRules(values, 100));
    const [first] = journeyOf({ values, sales, rewards: [], unit: 100 });
    expect([first?.points, first?.total.visits]).toEqual([earned?.points, earned?.visits]);
    expect(first?.points).toBe(32);
  });

  it('spends visits where visits unlock', () => {
    const values = settingsValues('loyalty', { enabled: true });
    const coffee: ShownReward = { id: 1, name: 'Coffee', unlock_by: 'visits', threshold: 2 };
    const way = journeyOf({ values, sales, rewards: [coffee], unit: 100 });
    expect(way.map(({ total }) => total.visits)).toEqual([1, 2, 1]);
    expect(way.at(-1)?.redeemed?.cost).toBe(2);
  });

  it('stays sensible where nothing is entered', () => {
    const way = journeyOf({ values: { enabled: true }, sales, rewards: [fiveOff], unit: 100 });
    expect(new Set(way.map(({ total }) => total.points))).toEqual(new Set([0]));
  });
});
