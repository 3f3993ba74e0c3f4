import { describe, expect, it } from 'vitest';
import { leastPasswordCost, normalPasswordCost, passwords, randomPassword, refusedPassword } from '#/server/access/passwords.ts';
import { problem } from '#model/language';

const cheap = passwords(leastPasswordCost);

describe('passwords', () => {
  it('are kept as argon2id at the cost that is asked for', async () => {
    expect(await cheap.hash('countinghouse')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await passwords(normalPasswordCost).hash('countinghouse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash and no other', async () => {
    const stored = await cheap.hash('countinghouse');
    expect(await cheap.matches(stored, 'countinghouse')).toBe(true);
    expect(await cheap.matches(stored, 'Countinghouse')).toBe(false);
    expect(await cheap.matches(stored, '')).toBe(false);
    expect(await cheap.matches(undefined, 'countinghouse')).toBe(false);
    expect(await cheap.matches(null, 'countinghouse')).toBe(false);
  });

  it('count characters as people do, up to 128 of them', async () => {
    const variants = '😀'.repeat(128);
    expect(refusedPassword(variants)).toBeUndefined();
    expect(await cheap.matches(await cheap.hash(variants), variants)).toBe(true);
    expect(refusedPassword(`${variants}x`)).toEqual(problem('too_long', { max: 128 }));
    expect(refusedPassword('😀'.repeat(9))).toEqual(problem('too_short', { min: 10 }));
    expect(refusedPassword('x'.repeat(10_000_000))).toEqual(problem('too_long', { max: 128 }));
  });

  it('cost the same work for an account that does not exist', async () => {
    const normal = passwords();
    const stored = await normal.hash('countinghouse');
    await normal.matches(undefined, 'warm up');
    // Time of the processor, not of the clock: what else the machine does is not in it.
    const workOf = async (hash: string | undefined) => {
      const before = process.cpuUsage();
      await normal.matches(hash, 'guess');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const works: [number, number][] = [];
    for (let i = 0; i < 7; i++) works.push([await workOf(undefined), await workOf(stored)]);
    const ratio = Math.min(...works.map(([unknown]) => unknown)) / Math.min(...works.map(([, known]) => known));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('that are made for somebody differ and are fit', () => {
    const made = Array.from({ length: 50 }, randomPassword);
    expect(new Set(made).size).toBe(50);
    expect(made.map(refusedPassword).filter(Boolean)).toEqual([]);
  });
});
