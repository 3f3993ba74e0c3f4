import { describe, expect, test } from 'vitest';
import { KnownVersions } from '#/server/foundation/database/knownVersions.ts';

describe('what is known of versions', () => {
  test('data are of the last moment at which the database had no more than they have', () => {
    const known = new KnownVersions(10_000);
    known.note('0/10', 1_000);
    known.note('0/20', 2_000);
    known.note('0/30', 3_000);
    expect(known.momentOf('0/2F', 3_500)).toBe(2_000);
    expect(known.momentOf('0/30', 3_500)).toBe(3_000);
    expect(known.momentOf('0/99', 3_500)).toBe(3_000);
    expect(known.momentOf('0/F', 3_500)).toBeUndefined();
  });

  test('what is further behind than it may be is of no moment', () => {
    const known = new KnownVersions(10_000);
    known.note('0/10', 1_000);
    expect(known.momentOf('0/10', 11_000)).toBe(1_000);
    expect(known.momentOf('0/10', 11_001)).toBeUndefined();
    known.note('0/20', 12_000);
    expect(known.momentOf('0/10', 12_000)).toBeUndefined();
  });

  test('the last one need not be asked for again for a while', () => {
    const known = new KnownVersions(10_000);
    expect(known.latest(0, 500)).toBeUndefined();
    known.note('0/10', 1_000);
    expect(known.latest(1_500, 500)).toBe('0/10');
    expect(known.latest(1_501, 500)).toBeUndefined();
  });

  test('many that are asked for at once cost neither memory nor the moments before them', () => {
    const known = new KnownVersions(10_000);
    known.note('0/1', 0);
    for (let at = 1; at <= 9_000; at += 1) known.note(`0/${(at + 1).toString(16)}`, at);
    expect(known.momentOf('0/1', 9_000)).toBe(0);
    // 4,500 in hexadecimal digits.
    expect(known.momentOf('0/1194', 9_000)).toBeGreaterThan(4_000);
    expect(known.size).toBeLessThan(50);
  });

  test('of a server that took over with less, nothing before counts; what comes late changes nothing', () => {
    const known = new KnownVersions(10_000);
    known.note('0/50', 1_000);
    known.note('0/40', 2_000);
    expect(known.momentOf('0/45', 2_000)).toBe(2_000);
    known.note('0/60', 1_500);
    expect(known.latest(2_000, 500)).toBe('0/40');
  });
});
