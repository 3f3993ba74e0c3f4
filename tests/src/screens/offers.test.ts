import { describe, expect, it } from 'vitest';
import { isUnlisted, offerOf } from '#/src/screens/integrations/offers.ts';

const entry = (code: string | null, name: string) => ({ code, name, title: code ? `${code} ${name}` : name });

describe('what a list offers', () => {
  const offer = offerOf([
    entry('4000', 'Food sales'),
    entry('4100', 'Other'),
    entry('4200', 'Other'),
    entry(null, '4100'),
    entry(null, 'Tips'),
  ]);

  it('is found by title, code and name, without regard to case and blanks around', () => {
    expect(['4000 food SALES', ' 4000 ', 'food sales', 'tips'].map(offer.meant)).toEqual([
      '4000 Food sales',
      '4000 Food sales',
      '4000 Food sales',
      'Tips',
    ]);
  });

  it('means nothing by a name that two have, nor by what is in it only in part', () => {
    expect(['other', 'food', ''].map(offer.meant)).toEqual([undefined, undefined, undefined]);
  });

  it('means by a text the entry that is called so, before the one that has it as its code', () => {
    expect(offer.meant('4100')).toBe('4100');
  });

  it('misses a text in it only where it has entries, and there is a text', () => {
    expect([isUnlisted(offer, 'Suspense'), isUnlisted(offer, '4000 Food sales'), isUnlisted(offer, null), isUnlisted(offer, '')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isUnlisted(offerOf([]), 'Suspense'), isUnlisted(undefined, 'Suspense')]).toEqual([false, false]);
  });
});
