import { describe, expect, test } from 'vitest';
import { includes, later, readDataVersion } from '#/model/values/dataVersion.ts';

describe('a version of the data', () => {
  test('is read as PostgreSQL writes it, and as nothing else', () => {
    expect(['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF', 'a/b'].map(readDataVersion)).toEqual([
      '0/0',
      '16/B374D848',
      'FFFFFFFF/FFFFFFFF',
      'a/b',
    ]);
    expect(['', '16', '16/', '/16', '16/B374D8481', 'x/1', "0/0'", '0/0, 0/1', undefined, 7, ['0/0']].map(readDataVersion)).toEqual(
      Array.from({ length: 11 }, () => undefined),
    );
  });

  test('has all of those before it, whatever their texts are like', () => {
    expect(includes('1/0', '0/FFFFFFFF')).toBe(true);
    expect(includes('0/FFFFFFFF', '1/0')).toBe(false);
    expect(includes('0/A0', '0/9')).toBe(true);
    expect(includes('0/a0', '0/A0')).toBe(true);
  });

  test('the later of two is the one that has more', () => {
    expect(later('0/9', '0/A0')).toBe('0/A0');
    expect(later('0/A0', '0/9')).toBe('0/A0');
    expect([later(undefined, '0/9'), later('0/9', undefined), later(undefined, undefined)]).toEqual(['0/9', '0/9', undefined]);
  });
});
