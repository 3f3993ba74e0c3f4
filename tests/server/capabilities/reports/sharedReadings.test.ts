import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SharedReadings } from '#/server/capabilities/reports/sharedReadings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source whose readings are numbered, and how many were taken; each is of so many milliseconds before. */
function source(lagMs = 0) {
  let taken = 0;
  return { read: async () => ({ answer: `reading ${++taken}`, asOf: Date.now() - lagMs }), taken: () => taken };
}
const of = (answer: string) => expect.objectContaining({ answer });

describe('readings that several ask for', () => {
  test('one that is on its way is waited for, and serves until it is too old for who asks', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source();
    const first = shared.take('net sales', 9, read);
    vi.advanceTimersByTime(1000);
    const second = shared.take('net sales', 9, read);
    expect(await Promise.all([first, second])).toEqual([of('reading 1'), of('reading 1')]);
    vi.advanceTimersByTime(7999);
    expect(await shared.take('net sales', 9, read)).toEqual(of('reading 1'));
    vi.advanceTimersByTime(1);
    expect(await shared.take('net sales', 9, read)).toEqual(of('reading 2'));
    expect(taken()).toBe(2);
  });

  test('whoever takes nothing old has one of their own, which then serves the others', async () => {
    const shared = new SharedReadings();
    const { read } = source();
    await shared.take('net sales', 0, read);
    expect(await shared.take('net sales', 0, read)).toEqual(of('reading 2'));
    vi.advanceTimersByTime(10);
    expect(await shared.take('net sales', 0.009, read)).toEqual(of('reading 3'));
    expect(await shared.take('net sales', 9, read)).toEqual(of('reading 3'));
  });

  test('what a replica was behind counts: whoever wants it newer has another, which then serves those who wait with them', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source(5_000);
    const { read: current } = source();
    const first = shared.take('net sales', 9, read);
    const [second, third] = [shared.take('net sales', 4, current), shared.take('net sales', 4, current)];
    expect(await Promise.all([first, second, third])).toEqual([of('reading 1'), of('reading 1'), of('reading 1')]);
    expect(await second).toBe(await third);
    expect([(await first) === (await second), taken()]).toEqual([false, 1]);
  });

  test('another question is another reading', async () => {
    const shared = new SharedReadings();
    const { read } = source();
    await shared.take('net sales', 9, read);
    expect(await shared.take('tips', 9, read)).toEqual(of('reading 2'));
  });

  test('one that failed serves those who waited for it, and nobody after', async () => {
    const shared = new SharedReadings();
    const failing = async () => Promise.reject(new Error('The database is away'));
    const both = [shared.take('net sales', 9, failing), shared.take('net sales', 9, failing)];
    for (const one of both) await expect(one).rejects.toThrow('The database is away');
    expect(await shared.take('net sales', 9, source().read)).toEqual(of('reading 1'));
  });

  test('what is kept has an end: the oldest are forgotten first', async () => {
    const shared = new SharedReadings();
    const large = { answer: 'x'.repeat(7_000_000), asOf: Date.now() };
    for (const asked of ['a', 'b', 'c']) await shared.take(asked, 9, async () => large);
    const again = source().read;
    expect(await shared.take('a', 9, again)).toEqual(of('reading 1'));
    expect(await shared.take('c', 9, again)).toBe(large);
  });
});
