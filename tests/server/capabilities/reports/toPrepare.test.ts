import { expect, it } from 'vitest';
import { toPrepare } from '#/server/capabilities/reports/forecasts.ts';

it('pieces are prepared whole, so that there is enough; what is weighed as it is', () => {
  expect([2.6, 2.04, 3, 0.2].map((quantity) => toPrepare(quantity, 'each'))).toEqual([3, 2, 3, 1]);
  expect([toPrepare(2.6004, 'kg'), toPrepare(0.25, null)]).toEqual([2.6, 0.25]);
});
