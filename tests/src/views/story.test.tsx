import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { Story } from '#/src/views/show/Story.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const places = [
  { id: 3, title: 'Harbour', currency: 'GBP', timezone: 'Europe/London' },
  { id: 4, title: 'Uptown', currency: 'USD', timezone: 'America/New_York' },
];
const soup = { id: 12, item: 'Soup', price: 7, margin: 5.2, food_cost_percent: 25, on_hand: 0, track_inventory: true, establishment_id: 4 };

/** Of two businesses: a super-admin sees both. */
const ofBoth = [...places.map((one) => ({ ...one, client_id: 1 })), { id: 7, title: 'Marina', currency: 'AED', client_id: 2 }];

/** The beginning of a product's page, for somebody with these permissions. @returns what was asked of reports */
function show(
  permissions: string[],
  record: object = soup,
  report: () => Promise<unknown> = async () => ({ data: { list: [] } }),
  { resource, establishments }: { resource: string; establishments: readonly object[] } = { resource: 'products', establishments: places },
) {
  const asked: unknown[] = [];
  const provider = {
    report: (name: string, body: object) => {
      asked.push([name, body]);
      return report();
    },
  };
  const session = { establishments, establishment: establishments[0], permissions: new Set(permissions) };
  render(
    <AdminFrame resource={resource} dataProvider={provider} session={session}>
      <RecordContextProvider value={record}>
        <Story />
      </RecordContextProvider>
    </AdminFrame>,
  );
  return asked;
}
const figures = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('says the figures that its reader may see and that the record has, and asks no report that they may not', () => {
  expect(show(['Products'])).toEqual([]);
  expect(figures()).toEqual(['Price: $7.00']);
  cleanup();
  show(['Products', 'CostView', 'InventoryManagement'], { ...soup, margin: null });
  expect(figures()).toEqual(['Price: $7.00', 'Food cost %: 25%', 'On hand: 0']);
  cleanup();
  // What a rule hides in its form is not told here.
  show(['Products', 'InventoryManagement'], { ...soup, track_inventory: false });
  expect(figures()).toEqual(['Price: $7.00']);
});

it('asks its report of this record, of thirty days, at its own establishment, and says where there is nothing', async () => {
  const asked = show(['Products', 'ProductMix']);
  await screen.findByText('There is nothing in these days.');
  expect(asked).toEqual([['product-sales', expect.objectContaining({ product: 12, establishment_ids: [4] })]]);
  const [[, { date_from, date_to }]] = asked as [[string, { date_from: string; date_to: string }]];
  expect((Date.parse(date_to) - Date.parse(date_from)) / 86_400_000).toBe(29);
});

it('says why its report could not be had, and asks once more', async () => {
  const asked = show(['Products', 'ProductMix'], soup, () => Promise.reject(new Error('The database is away')));
  await screen.findByText('The database is away');
  screen.getByRole('button').click();
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('asks of a record of a business at all of its establishments, and at no other one’s', async () => {
  const customer = { id: 72, name: 'Adam', visits: 14 };
  const seen = { resource: 'customers', establishments: ofBoth };
  const asked = show(['TopItems'], { ...customer, client_id: 1 }, undefined, seen);
  await screen.findByText('There is nothing in these days.');
  expect(asked).toEqual([['customer-favourites', expect.objectContaining({ customer: 72, establishment_ids: [3, 4] })]]);
  cleanup();
  // One that has not begun yet.
  expect(show(['TopItems'], { ...customer, client_id: 3 }, undefined, seen)).toEqual([]);
  await screen.findByText('There is nothing in these days.');
});

// Its favourites stood under GBP, USD and JPY.
it('says of which establishments and in which money figures are that stand apart', async () => {
  const list = [{ name: 'Soup', orders: 1, item_qty: 2, net_amount: 9 }];
  const currencies = ['GBP', 'USD'].map((currency) => ({ currency, list }));
  show(['TopItems'], { id: 72, name: 'Adam', visits: 14, client_id: 1 }, async () => ({ data: { currencies } }), {
    ...{ resource: 'customers', establishments: ofBoth },
  });
  expect(await screen.findByText('Harbour · British Pound')).toBeTruthy();
  expect(screen.getByText('Uptown · US Dollar')).toBeTruthy();
});
