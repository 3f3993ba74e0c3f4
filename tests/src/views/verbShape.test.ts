import { expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { emptyRows } from '#/src/views/verbs/verbShape.ts';

test("a verb's dialog begins with what its inputs are preset to, as a form does", () => {
  const { verbs } = resourceOf(model, 'third-party-integrations');
  const verb = present(verbs['orders-token'], 'verb that enters a token');
  // In Auckland the day has begun that is still to come in London.
  const context = { locale: 'en', currency: 'NZD', timezone: 'Pacific/Auckland', now: '2026-03-01T20:00:00.000Z' };
  const begins = emptyRows(verb, undefined, { ...context, currencyDecimals: () => 2, lookup: () => [] });
  expect(begins).toEqual({ token: null, from: '2026-03-02' });
});
