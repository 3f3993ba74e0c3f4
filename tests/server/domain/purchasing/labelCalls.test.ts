import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOfPdf } from '#/tests/support/pdfText.ts';
import { readPdf } from '#/tests/support/readPdf.ts';
import { codesOf, decodeCode128, decodeEan, modulesOf, rectanglesOf } from './decode.ts';
import { type Purchasing, purchasingHost } from './purchasingHost.ts';

let all: Purchasing;

beforeAll(async () => {
  all = await purchasingHost();
});
afterAll(() => all.close());

describe('labels of what was received', () => {
  /** What each code on the file reads as. */
  const codes = (bytes: Buffer) =>
    rectanglesOf(bytes)
      .flatMap((page) => codesOf(page, 11))
      .map((bars) => modulesOf(bars))
      .map((modules) => (modules.length === 95 ? decodeEan(modules) : decodeCode128(modules)));

  test('are one for each whole unit, with name, price and a code that can be read', async () => {
    const order = await all.newOrder();
    await all.receive(order, [0.5, 1.5, 2]);
    const { status, disposition, bytes } = await all.file(order, 'labels?size=sheet_24');
    expect([status, disposition]).toEqual([200, `attachment; filename*=UTF-8''labels-${order.number}.pdf`]);
    expect(codes(bytes)).toEqual([...Array(9).fill('5012345678900'), 'CB-250', 'CB-250']);
    const text = textOfPdf(bytes).split('\n');
    const times = (part: string) => text.filter((line) => line === part).length;
    expect([times('Ground beef'), times('Gift mug'), times('£14.00'), times('Coffee beans'), times('£12.50')]).toEqual([2, 9, 9, 2, 2]);
    expect(readPdf(bytes).pages).toBe(1);
  });

  test('are one for each line where that is asked, a page each on a roll', async () => {
    const order = await all.newOrder();
    await all.receive(order, [0.1, 2]);
    const { bytes } = await all.file(order, 'labels?size=roll_57&per=item');
    expect(readPdf(bytes).pages).toBe(2);
    expect(codes(bytes)).toEqual(['5012345678900']);
  });

  test('are refused above what a file holds, and where there is less than one unit', async () => {
    const items = [{ ...all.lines[1], pack_size: 1000, ordered_quantity: 3 }];
    const order = await all.newOrder({ items });
    await all.receive(order, [2.001]);
    const refused = await all.file(order, 'labels?per=unit');
    expect([refused.status, refused.errors()]).toEqual([
      422,
      { per: ['There would be 2,001 labels, and a file holds at most 2,000: print one label for each item instead'] },
    ]);
    const little = await all.newOrder();
    await all.receive(little, [0.1]);
    expect(Object.keys((await all.file(little, 'labels')).errors())).toEqual(['per']);
    expect((await all.file(order, 'labels?size=a4')).status).toBe(422);
  });

  test('are refused before anything came, for a return, for strangers and without the permission', async () => {
    const order = await all.newOrder();
    expect((await all.file(order, 'labels')).status).toBe(409);
    await all.receive(order, [1]);
    expect((await all.file(order, 'labels', await all.host.signIn('owner@other.test'))).status).toBe(404);
    expect((await all.file(order, 'labels', await all.host.signIn('staff@demo.test'))).status).toBe(403);
    const back = await all.newOrder({ type: 'vendor_return' });
    await all.receive(back, [1]);
    expect((await all.file(back, 'labels')).status).toBe(409);
  });
});
