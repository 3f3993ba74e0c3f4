import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SharedReadings } from '#/server/capabilities/reports/sharedReadings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source whose readings are numbered, and how many were taken. */
function source() {
  let taken = 0;
  return { read: async () => `reading ${++taken}`, taken: () => taken };
}

describe('readings that several ask for', () => {
  test('one that is on its way is waited for, and serves until it is too old for who asks', async () => {
    const shared = new SharedReadings();
    const { read, taken } = source();
    const first = shared.take('net sales', 9, read);
    vi.advanceTimersByTime(1000);
    const second = shared.take('net sales', 9, read);
    expect(await Promise.all([first, second])).toEqual(['reading 1', 'reading 1']);
    vi.advanceTimersByTime(7999);
    expect(await shared.take('net sales', 9, read)).toBe('reading 1');
    vi.advanceTimersByTime(1);
    expect(await shared.take('net sales', 9, read)).toBe('reading 2');
    expect(taken()).toBe(2);
  });

  test('whoever takes nothing old has one of their own, which then serves the others', async () => {
    const shared = new SharedReadings();
    const { read } = source();
    await shared.take('net sales', 0, read);
    expect(await shared.take('net sales', 0, read)).toBe('reading 2');
    vi.advanceTimersByTime(10);
    expect(await shared.take('net sales', 0.009, read)).toBe('reading 3');
    expect(await shared.take('net sales', 9, read)).toBe('reading 3');
  });

  test('another question is another reading', async () => {
    const shared = new SharedReadings();
    const { read } = source();
    await shared.take('net sales', 9, read);
    expect(await shared.take('tips', 9, read)).toBe('reading 2');
  });

  test('one that failed serves those who waited for it, and nobody after', async () => {
    const shared = new SharedReadings();
    const failing = async () => Promise.reject(new Error('The database is away'));
    const both = [shared.take('net sales', 9, failing), shared.take('net sales', 9, failing)];
    for (const one of both) await expect(one).rejects.toThrow('The database is away');
    expect(await shared.take('net sales', 9, async () => 'read')).toBe('read');
  });

  test('what is kept has an end: the oldest are forgotten first', async () => {
    const shared = new SharedReadings();
    const large = 'x'.repeat(7_000_000);
    for (const asked of ['a', 'b', 'c']) await shared.take(asked, 9, async () => large);
    const again = async () => 'again';
    expect(await shared.take('a', 9, again)).toBe('again');
    expect(await shared.take('c', 9, again)).toBe(large);
  });
});
