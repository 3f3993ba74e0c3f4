import { expect, test } from 'vitest';
import { addLanguages } from '#/i18n/definitions.ts';
import { languages } from '#/i18n/languages.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import type { OrderDocument } from '#/server/domain/purchasing/orderDocument.ts';
import { orderPdf } from '#/server/domain/purchasing/orderPdf.ts';
import { drawnText } from '#/tests/support/readPdf.ts';
import { textOf } from '#model/language';

await addLanguages(model);
const leftToRight = languages.filter(({ direction }) => direction === 'ltr').map(({ locale }) => locale);

// German's word for a purchase order was wider than its half of the head, and its last letter stood on a line of its own.
test.each(leftToRight)('the title of an order in %s stands whole', async (language) => {
  const [title] = textOf(resourceOf(model, 'purchase-orders'), 'label', language);
  const order: OrderDocument = {
    ...{ language, title, number: 'PO-00001', isReturn: false, business: 'Harbour', sender: [], parties: [], facts: [] },
    ...{ columns: [{ header: 'Name', isFigure: false, texts: ['Tea'] }], totals: [], notes: undefined, expected: undefined },
    ...{ fileName: 'order.pdf', logo: '' },
  };
  // The head's lines; the foot says it in one of its own, smaller.
  const lines = drawnText(await orderPdf(order, undefined)).split('\n');
  expect(
    title.split(' ').filter((word) => !lines.some((line) => line !== '' && title.includes(line) && line.split(' ').includes(word))),
  ).toEqual([]);
});
