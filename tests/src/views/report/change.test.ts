import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '#/src/views/report/change.ts';

describe('the change of a figure', () => {
  it.each([
    [110, 100, { way: 'up', difference: 10, share: 0.1 }],
    [75, 100, { way: 'down', difference: -25, share: -0.25 }],
    [100, 100, { way: 'same', difference: 0, share: 0 }],
    [0, 0, { way: 'same', difference: 0, share: 0 }],
    [12, 0, { way: 'new', difference: 12, share: null }],
    [12, null, { way: 'new', difference: 12, share: null }],
    [null, 4, { way: 'down', difference: -4, share: -1 }],
    [-50, -100, { way: 'up', difference: 50, share: 0.5 }],
    ['3.5', 7, { way: 'down', difference: -3.5, share: -0.5 }],
  ])('%s after %s', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });

  it('is nothing where there is no figure on either side', () => {
    expect(changeOf(null, undefined)).toBeNull();
    expect(changeOf('', null)).toBeNull();
    expect(changeOf('a name', null)).toBeNull();
  });

  it('takes sums of decimals that are off by a hair for the same', () => {
    expect(changeOf(0.1 + 0.2, 0.3)?.way).toBe('same');
  });

  it('leads back from what was before to what is now', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, (now, before) => {
        const change = changeOf(now, before);
        expect(before + (change?.difference ?? Number.NaN)).toBe(now);
        if (change?.share) expect(before + change.share * Math.abs(before)).toBeCloseTo(now, 6);
      }),
    );
  });
});
