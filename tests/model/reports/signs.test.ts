import { describe, expect, it } from 'vitest';
import { shownSign, shownSigns } from '#/model/reports/signs.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';

describe('what a report takes away', () => {
  const report = { statement: { redeemed: 'less', closing: 'total' } } as const;

  it('has a minus, and nothing else has another sign', () => {
    expect(shownSigns(report, { card: '1', redeemed: 5, closing: 3, adjusted: -1 })).toEqual({
      ...{ card: '1', redeemed: -5, closing: 3, adjusted: -1 },
    });
    expect([shownSign(report, 'redeemed', 0), shownSign(report, 'redeemed', null), shownSign({}, 'redeemed', 2)]).toEqual([0, null, 2]);
  });

  it.each([
    ['gift-card-balances', 'gift-card-liability'],
    ['loyalty-balances', 'loyalty-liability'],
  ])('is taken away in %s as in %s, whose columns it comes to', (single, whole) => {
    const [one, all] = [single, whole].map((name) => present(model.reports[name], 'report'));
    for (const name of Object.keys(one?.columns ?? {}).filter((column) => column in (all?.columns ?? {})))
      expect([name, shownSign(one ?? {}, name, 2)]).toEqual([name, shownSign(all ?? {}, name, 2)]);
  });
});
