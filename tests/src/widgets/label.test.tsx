import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, test } from 'vitest';
import { kinds } from '#/model/kinds/index.ts';
import { barsOf } from '#/resources/reference/barcodes.ts';
import { labelContents } from '#/resources/reference/labelContents.ts';
import { layLabel, MM } from '#/resources/reference/labelLayout.ts';
import { rollSizes } from '#/resources/reference/labelSizes.ts';
import { encodeBarcode as printed } from '#/server/domain/purchasing/encodeBarcode.ts';
import { encodeBarcode } from '#/src/widgets/label/encodeBarcode.ts';
import { lineMeasure } from '#/src/widgets/label/lineMeasure.ts';
import { decodeEan, modulesOf } from '#/tests/server/domain/purchasing/decode.ts';
import { openPreview, settingsValues } from './openPreview.tsx';

afterEach(cleanup);

const coffee = { id: 1, item: 'Coffee beans', price: 12, barcode: '5012345678900', sku: 'CB-250' };
const tea = { id: 2, item: 'Tea', price: null, barcode: null, sku: null };
const labels = () => screen.findAllByRole('img', { name: /^Label, / });
const texts = async () => [...((await labels())[0]?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
const bars = async () => [...((await labels())[0]?.querySelectorAll('rect') ?? [])];

test('draws the label with a barcode that reads back, large and in its real size', async () => {
  await openPreview('label', { records: { products: [tea, coffee] } });
  expect(await texts()).toEqual(['Coffee beans', '$12.00', '5012345678900']);
  const drawn = (await bars()).map((one) => ({ x: Number(one.getAttribute('x')), width: Number(one.getAttribute('width')) }));
  expect(decodeEan(modulesOf(drawn))).toBe('5012345678900');
  const [large, real] = await labels();
  expect(large?.getAttribute('viewBox')).toBe(`0 0 ${50 * MM} ${30 * MM}`);
  expect(real?.parentElement?.style.width).toBe('50mm');
  expect(large?.getAttribute('aria-label')).toBe('Label, 50 × 30 mm, Coffee beans, $12.00, 5012345678900');
});

test('has what the settings say, and the size chosen beside it', async () => {
  const { type } = await openPreview('label', { records: { products: [coffee] } });
  await labels();
  await type('show_sku', true);
  await type('note', 'Roasted here');
  await type('show_best_before', true);
  expect(await texts()).toEqual(['Coffee beans', '$12.00', 'SKU CB-250', 'Roasted here', '5012345678900']);
  await type('best_before_days', 0);
  expect((await texts()).some((text) => text?.startsWith('Best before '))).toBe(true);
  for (const field of ['show_name', 'show_price', 'show_barcode', 'show_sku', 'show_best_before']) await type(field, false);
  expect(await texts()).toEqual(['Roasted here']);
  expect(await bars()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '100 × 50' }));
  expect((await labels())[0]?.getAttribute('viewBox')).toBe(`0 0 ${100 * MM} ${50 * MM}`);
});

test('shows any product, and samples where there are none', async () => {
  await openPreview('label', { records: { products: [coffee, tea] } });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Product' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tea' }));
  expect(await texts()).toEqual(['Tea']);
  cleanup();
  await openPreview('label');
  expect(await screen.findByText('Sample products')).toBeTruthy();
  expect(await bars()).not.toEqual([]);
});

it('encodes codes as the printed labels do', () => {
  for (const code of ['4006381333931', '96385074', '012345678905', 'HB-1'])
    expect(barsOf(code, encodeBarcode)).toEqual(barsOf(code, printed));
});

const words = { sku: (sku: string) => sku, bestBefore: (date: string) => `until ${date}` };
const context = { locale: 'en', currency: 'USD', timezone: 'Pacific/Auckland', currencyDecimals: () => 2, lookup: () => [] };

it('counts the days of the best before date from the day at the establishment', () => {
  const values = settingsValues('label', { show_best_before: true, best_before_days: 3 });
  const { details } = labelContents({ product: coffee, values, context, now: '2026-12-30T23:00:00.000Z', words });
  expect(details).toEqual([`until ${kinds.date.format('2027-01-03', { kind: 'date' }, context)}`]);
});

it.each(Object.entries(rollSizes))('holds everything at once on %s, bars high enough to be read', (_name, size) => {
  const values = settingsValues('label', { show_sku: true, show_best_before: true, best_before_days: 3, note: 'Keep cool' });
  const label = labelContents({ product: coffee, values, context, now: '2026-12-30T23:00:00.000Z', words });
  const laid = layLabel(label, size, { lines: lineMeasure(false), encode: encodeBarcode });
  expect(laid.bars.length).toBeGreaterThan(0);
  expect(Math.min(...laid.bars.map(({ height }) => height))).toBeGreaterThan(3 * MM);
  for (const { box, style } of laid.lines) expect(box.y + style.size * 1.3).toBeLessThanOrEqual(size.label[1] * MM);
});
