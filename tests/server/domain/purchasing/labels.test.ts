import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '#/model/kinds/barcode.ts';
import { barsOf as barsIn } from '#/resources/reference/barcodes.ts';
import { type Label, layLabel, MM } from '#/resources/reference/labelLayout.ts';
import { labelSizes, rollSizes } from '#/resources/reference/labelSizes.ts';
import { encodeBarcode } from '#/server/domain/purchasing/encodeBarcode.ts';
import { labelPdf } from '#/server/domain/purchasing/labelPdf.ts';
import { openPdf } from '#/server/foundation/pdf/openPdf.ts';
import { readPdf } from '#/tests/support/readPdf.ts';
import { codesOf, decodeCode128, decodeEan, modulesOf, rectanglesOf } from './decode.ts';

const sizes = Object.entries({ ...labelSizes, ...rollSizes });
const encode = encodeBarcode;
const barsOf = (code: string) => barsIn(code, encode);
/** As codes are drawn: modules without the white around them. */
const drawn = (code: string) => modulesOf((barsOf(code)?.bars ?? []).map(([x, width]) => ({ x, width })));
const checked = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length - 1}}$`)).map((digits) => digits + checkDigit(digits));

describe('the bars of a code', () => {
  it.each([
    ['EAN-13', 'EAN13', 13],
    ['EAN-8', 'EAN8', 8],
  ] as const)('of an %s read back as its digits', (_name, symbology, length) => {
    fc.assert(
      fc.property(checked(length), (code) => {
        expect(barsOf(code)?.symbology).toBe(symbology);
        expect(decodeEan(drawn(code))).toBe(code);
      }),
    );
  });

  it('of a UPC-A read back as an EAN-13 that starts with 0', () => {
    fc.assert(
      fc.property(checked(12), (code) => {
        expect(decodeEan(drawn(code))).toBe(`0${code}`);
      }),
    );
  });

  it('of anything else that a keyboard writes are Code 128', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[ -~]{1,48}$/).filter((code) => !/^\d{8}$|^\d{12,13}$/.test(code)),
        (code) => {
          expect(decodeCode128(drawn(code))).toBe(code);
        },
      ),
    );
    for (const code of ['5012345678901', '12345678', 'CB-250', '15012345678907']) expect(barsOf(code)?.symbology).toBe('CODE128');
  });

  it.each(['', 'قهوة', 'a\u0000b', 'caf\u00e9'])('are none for %j', (code) => expect(barsOf(code)).toBeUndefined());
});

describe.each(sizes)('labels of %s', (_name, size) => {
  it('stand beside each other within the page', () => {
    const [across, down] = [0, 1].map(
      (way) => (size.at[way] ?? 0) + ((way ? size.rows : size.columns) - 1) * (size.pitch[way] ?? 0) + (size.label[way] ?? 0),
    );
    expect(across).toBeLessThanOrEqual(size.page[0] + 1e-9);
    expect(down).toBeLessThanOrEqual(size.page[1] + 1e-9);
    if (size.columns > 1) expect(size.pitch[0]).toBeGreaterThanOrEqual(size.label[0]);
    if (size.rows > 1) expect(size.pitch[1]).toBeGreaterThanOrEqual(size.label[1]);
  });

  it.each<[string, Label]>([
    ['an EAN-13', { name: 'Coffee beans', price: '£12.00', code: '5012345678900' }],
    ['a name that is too long', { name: 'A name that goes on and on, '.repeat(9), price: '1.234.567,89 €', code: '012345678905' }],
    ['a code that is too long', { name: 'قهوة عربية', price: '12', code: 'W'.repeat(48) }],
    [
      'more than there is room for',
      { name: 'Coffee beans', price: '£12.00', code: '5012345678900', details: ['SKU CB-250', 'Best before 3 Jan 2027', 'Keep cool'] },
    ],
    ['nothing but a name', { name: 'Ground beef', price: '', code: '' }],
  ])('hold %s', async (_what, label) => {
    const { lines } = await openPdf({ title: '', language: 'en', direction: 'ltr' });
    const laid = layLabel(label, size, { lines, encode });
    const [width, height] = [size.label[0] * MM, size.label[1] * MM];
    for (const { text, box, style } of laid.lines) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(width);
      expect(lines.width(text, style)).toBeLessThanOrEqual(box.width + 1e-6);
      expect(box.y + style.size * 1.3).toBeLessThan(height);
    }
    for (const bar of laid.bars) {
      expect(bar.x).toBeGreaterThan(0);
      expect(bar.x + bar.width).toBeLessThan(width);
      // High enough to be met by a scanner, and below the price.
      expect(bar.height).toBeGreaterThan((label.details ? 2.5 : 5) * MM);
      expect(bar.y + bar.height).toBeLessThan(height);
    }
    expect(laid.lines.map(({ text }) => text).join('')).toContain(label.code);
  });

  it('are drawn once for each, on as many pages as they take, and can be read', async () => {
    const perPage = size.columns * size.rows;
    const label = { name: 'Coffee beans', price: '£12.00', code: '5012345678900' };
    const bytes = await labelPdf(
      [
        { ...label, count: perPage },
        { ...label, code: 'CB-250', count: 1 },
      ],
      size,
      { title: 'Labels', language: 'en' },
    );
    const { pages, sizes: drawnOn } = readPdf(bytes);
    expect(pages).toBe(2);
    for (const [at, one] of drawnOn.flat().entries()) expect(one).toBeCloseTo((size.page[at % 2] ?? 0) * MM, 1);
    const [first = [], second = []] = rectanglesOf(bytes).map((page) => codesOf(page, 4 * MM));
    expect(first.map((bars) => decodeEan(modulesOf(bars)))).toEqual(Array(perPage).fill('5012345678900'));
    expect(second.map((bars) => decodeCode128(modulesOf(bars)))).toEqual(['CB-250']);
  });

  it('leave bars white around them, and none that are too narrow to be read', async () => {
    const { lines } = await openPdf({ title: '', language: 'en', direction: 'ltr' });
    const { bars } = layLabel({ name: '', price: '', code: '5012345678900' }, size, { lines, encode });
    const module = Math.min(...bars.map(({ width }) => width));
    expect(module).toBeGreaterThanOrEqual(0.25 * MM - 1e-9);
    const [left, last] = [bars[0], bars.at(-1)];
    expect(left?.x).toBeGreaterThan(11 * module);
    expect(size.label[0] * MM - (last?.x ?? 0) - (last?.width ?? 0)).toBeGreaterThan(7 * module);
    expect(layLabel({ name: '', price: '', code: 'W'.repeat(120) }, size, { lines, encode }).bars).toEqual([]);
  });
});

it.each(sizes.filter(([, { dot }]) => dot))('bars of %s are whole dots of the printer, on its dots', async (_name, size) => {
  const { lines } = await openPdf({ title: '', language: 'en', direction: 'ltr' });
  for (const { x, width } of layLabel({ name: '', price: '', code: '5012345678900' }, size, { lines, encode }).bars) {
    for (const length of [x, width]) expect((length / MM / 0.125) % 1).toSatisfy((rest: number) => rest < 1e-6 || rest > 1 - 1e-6);
  }
});
