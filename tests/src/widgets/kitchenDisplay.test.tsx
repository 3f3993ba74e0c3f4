import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, test } from 'vitest';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { placesOf, ticketsOf, urgencyOf } from '#/src/widgets/kitchenDisplay/kitchenTickets.ts';
import { openPreview, settingsValues } from './openPreview.tsx';

afterEach(cleanup);

const [burger, lemonade] = sampleOrder.lines as [object, object];
const orders = [
  { ...sampleOrder, id: 2, order_number: '502', lines: [{ ...lemonade, product_id: 2 }] },
  {
    ...sampleOrder,
    id: 1,
    order_number: '501',
    lines: [
      { ...burger, product_id: 1 },
      { ...lemonade, product_id: 2 },
    ],
  },
];
const records = {
  orders,
  'prep-stations': [
    { id: 9, name: 'Pass', expediter: true },
    { id: 8, name: 'Grill', expediter: false },
  ],
  products: [
    { id: 1, prep_stations: [8] },
    { id: 2, prep_stations: [5] },
  ],
};

const display = (name = 'All stations') => screen.findByRole('group', { name: `Kitchen display: ${name}` });
const tickets = async (name?: string) => [...(await display(name)).querySelectorAll('li[data-urgency]')].map((one) => one.textContent);

test('shows the latest orders, the oldest first, with guests and server where the settings say so', async () => {
  const { type } = await openPreview('kitchen_display', { records });
  expect(await tickets()).toEqual([
    '#501Late 19 minTable 12 · 2 guests · Sam Rivera1 × House burger+ Extra cheddar1 × House burger+ Extra cheddar+ 1',
    '#502Late 16 minTable 12 · 2 guests · Sam Rivera1 × Lemonade',
  ]);
  await type('show_guest_count', false);
  await type('show_server', false);
  await type('combine_same_items', true);
  expect((await tickets())[0]).toMatch(/^#501Late 19 minTable 122 × House burger/);
});

test('routes lines to the display of their prep station; an expediter sees all', async () => {
  await openPreview('kitchen_display', { records });
  await display();
  await userEvent.click(screen.getByRole('button', { name: 'Grill' }));
  const grill = await tickets('Grill');
  expect(grill).toHaveLength(1);
  expect(grill[0]).toContain('House burger');
  expect(grill[0]).not.toContain('Lemonade');
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
  expect(await tickets('Pass')).toHaveLength(2);
});

test('lets time pass: orders become urgent and late as the settings say, in words too', async () => {
  const { type } = await openPreview('kitchen_display', { records, values: { warn_after: 20, late_after: 40 } });
  const urgency = async () => [...(await display()).querySelectorAll('li[data-urgency]')].map((one) => one.getAttribute('data-urgency'));
  expect(await urgency()).toEqual(['in_time', 'in_time']);
  fireEvent.change(screen.getByRole('slider', { name: '0 minutes later' }), { target: { value: 5 } });
  expect(await urgency()).toEqual(['warned', 'warned']);
  await type('late_after', 22);
  expect(await urgency()).toEqual(['late', 'warned']);
  expect(within(await display()).getByTitle('Late')).toBeTruthy();
});

test('has the layout, the places, the text and the sound of the settings', async () => {
  const { type } = await openPreview('kitchen_display');
  expect(await screen.findByText('Sample orders')).toBeTruthy();
  const places = async () => (await display()).querySelectorAll('ol > li').length;
  expect(await places()).toBe(8);
  await type('tickets_per_screen', 3);
  expect(await places()).toBe(3);
  expect((await display()).textContent).toMatch(/Sound.*2 more on the next screen$/);
  await type('text_size', 'large');
  expect((await display()).getAttribute('data-text')).toBe('large');
  await type('sound', false);
  await type('layout', 'list');
  expect((await display()).getAttribute('data-layout')).toBe('list');
  expect((await display()).textContent).toMatch(/Silent/);
});

describe('tickets', () => {
  const routing = { station: null, stationsOf: new Map() };
  const made = (lines: readonly object[], values: object) =>
    ticketsOf({
      orders: [{ ...sampleOrder, lines: lines as never }],
      values: settingsValues('kitchen_display', { ...values }),
      routing,
      later: 0,
      places: 1,
    })
      .flatMap(({ items }) => items)
      .map(({ quantity, title }) => `${quantity} ${title}`);
  const line = (title: string, quantity: number, more: object = {}) => ({ title, quantity, gross: 1, ...more });

  it('have each thing as a line, or the same things as one', () => {
    const lines = [line('Soup', 2), line('Beef', 0.4), line('Rolls', 40), line('Soup', 1)];
    expect(made(lines, {})).toEqual(['1 Soup', '1 Soup', '0.4 Beef', '40 Rolls', '1 Soup']);
    expect(made(lines, { combine_same_items: true })).toEqual(['3 Soup', '0.4 Beef', '40 Rolls']);
  });

  it('leave out what was voided, and gift cards', () => {
    expect(made([line('Soup', 1, { void_reason: 'Spilt' }), line('Card', 1, { gross: 0, total: 20 })], {})).toEqual([]);
  });

  it('stay sensible where nothing is entered', () => {
    expect([urgencyOf(99, {}), urgencyOf(99, { warn_after: 0, late_after: null }), urgencyOf(9, { warn_after: 8 })]).toEqual([
      'in_time',
      'in_time',
      'warned',
    ]);
    expect([placesOf({}), placesOf({ tickets_per_screen: -1 }), placesOf({ tickets_per_screen: 900 })]).toEqual([8, 8, 24]);
  });
});
