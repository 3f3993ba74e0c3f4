import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Allowed, SharedReadings } from '#/server/capabilities/reports/sharedReadings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source whose readings are numbered, and how many were taken; each is of so many milliseconds before. */
function source(lagMs = 0, version = () => '') {
  let taken = 0;
  return { read: async () => ({ answer: `reading ${++taken}`, asOf: Date.now() - lagMs, version: version() }), taken: () => taken };
}
const upTo = (maxAge: number): Allowed => ({ maxAge, unchangedMaxAge: 0, version: unasked });
const unasked = () => Promise.reject(new Error('The version is not to be asked for'));
const of = (answer: string) => expect.objectContaining({ answer });

describe('readings that several ask for', () => {
  test('one that is on its way is waited for, and serves until it is too old for who asks', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source();
    const first = shared.take('net sales', upTo(9), read);
    vi.advanceTimersByTime(1000);
    const second = shared.take('net sales', upTo(9), read);
    expect(await Promise.all([first, second])).toEqual([of('reading 1'), of('reading 1')]);
    vi.advanceTimersByTime(7999);
    expect(await shared.take('net sales', upTo(9), read)).toEqual(of('reading 1'));
    vi.advanceTimersByTime(1);
    expect(await shared.take('net sales', upTo(9), read)).toEqual(of('reading 2'));
    expect(taken()).toBe(2);
  });

  test('whoever takes nothing old has one of their own, which then serves the others', async () => {
    const shared = new SharedReadings();
    const { read } = source();
    await shared.take('net sales', upTo(0), read);
    expect(await shared.take('net sales', upTo(0), read)).toEqual(of('reading 2'));
    vi.advanceTimersByTime(10);
    expect(await shared.take('net sales', upTo(0.009), read)).toEqual(of('reading 3'));
    expect(await shared.take('net sales', upTo(9), read)).toEqual(of('reading 3'));
  });

  test('what a replica was behind counts: whoever wants it newer has another, which then serves those who wait with them', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source(5_000);
    const { read: current } = source();
    const first = shared.take('net sales', upTo(9), read);
    const [second, third] = [shared.take('net sales', upTo(4), current), shared.take('net sales', upTo(4), current)];
    expect(await Promise.all([first, second, third])).toEqual([of('reading 1'), of('reading 1'), of('reading 1')]);
    expect(await second).toBe(await third);
    expect([(await first) === (await second), taken()]).toEqual([false, 1]);
  });

  test('another question is another reading', async () => {
    const shared = new SharedReadings();
    const { read } = source();
    await shared.take('net sales', upTo(9), read);
    expect(await shared.take('tips', upTo(9), read)).toEqual(of('reading 2'));
  });

  test('one that failed serves those who waited for it, and nobody after', async () => {
    const shared = new SharedReadings();
    const failing = async () => Promise.reject(new Error('The database is away'));
    const both = [shared.take('net sales', upTo(9), failing), shared.take('net sales', upTo(9), failing)];
    for (const one of both) await expect(one).rejects.toThrow('The database is away');
    expect(await shared.take('net sales', upTo(9), source().read)).toEqual(of('reading 1'));
  });

  test('what is kept has an end: the oldest are forgotten first', async () => {
    const shared = new SharedReadings();
    const large = { answer: 'x'.repeat(7_000_000), asOf: Date.now(), version: '' };
    for (const asked of ['a', 'b', 'c']) await shared.take(asked, upTo(9), async () => large);
    const again = source().read;
    expect(await shared.take('a', upTo(9), again)).toEqual(of('reading 1'));
    expect(await shared.take('c', upTo(9), again)).toBe(large);
  });
});

describe('a reading where nothing has changed since', () => {
  let now: string;
  let looks: number;
  const allowed: Allowed = {
    maxAge: 9,
    unchangedMaxAge: 60,
    version: async () => {
      looks += 1;
      return now;
    },
  };
  beforeEach(() => {
    now = 'one order';
    looks = 0;
  });

  test('serves for a minute, looked at again only when the last look is too old for who asks', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source(0, () => now);
    await shared.take('net sales', allowed, read);
    for (const [after, looked] of [
      [8_999, 0],
      [1, 1],
      [8_999, 1],
      [1, 2],
    ] as const) {
      vi.advanceTimersByTime(after);
      await Promise.all(Array.from({ length: 50 }, () => shared.take('net sales', allowed, read)));
      expect([looks, taken()]).toEqual([looked, 1]);
    }
    vi.advanceTimersByTime(42_000);
    expect(await shared.take('net sales', allowed, read)).toEqual(of('reading 2'));
  });

  test('is taken anew, once for all who ask, as soon as something has', async () => {
    const shared = new SharedReadings();
    const { read } = source(0, () => now);
    await shared.take('net sales', allowed, read);
    vi.advanceTimersByTime(10_000);
    now = 'two orders';
    const both = [shared.take('net sales', allowed, read), shared.take('net sales', allowed, read)];
    expect(await Promise.all(both)).toEqual([of('reading 2'), of('reading 2')]);
    vi.advanceTimersByTime(10_000);
    expect(await shared.take('net sales', allowed, read)).toEqual(of('reading 2'));
  });

  test('is not for who changed something themselves since: it may follow from that too', async () => {
    const shared = new SharedReadings();
    const { read } = source(0, () => now);
    await shared.take('net sales', allowed, read);
    vi.advanceTimersByTime(10_000);
    expect(await shared.take('net sales', { ...allowed, maxAge: 3, unchangedMaxAge: 3 }, read)).toEqual(of('reading 2'));
    expect(looks).toBe(0);
  });

  test('says why nobody can look, and the next one looks again', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source(0, () => now);
    await shared.take('net sales', allowed, read);
    vi.advanceTimersByTime(10_000);
    const away = { ...allowed, version: () => Promise.reject(new Error('The database is away')) };
    await expect(shared.take('net sales', away, read)).rejects.toThrow('The database is away');
    expect(await shared.take('net sales', allowed, read)).toEqual(of('reading 1'));
    expect([looks, taken()]).toEqual([1, 1]);
  });
});
