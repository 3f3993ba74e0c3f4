import { expect, test } from 'vitest';
import { readAhead } from '#/server/capabilities/exports/readAhead.ts';

/** Three values, with what was asked of them: `end` is the source's own. */
async function* source(told: string[], failsAt?: number): AsyncGenerator<number> {
  try {
    for (const value of [1, 2, 3]) {
      if (value === failsAt) throw new Error('the connection is gone');
      told.push(`read ${value}`);
      yield value;
    }
  } finally {
    told.push('end');
  }
}

test('each value comes once and in order, the next one read before the last is worked on', async () => {
  const told: string[] = [];
  for await (const value of readAhead(source(told))) {
    await Promise.resolve();
    told.push(`work ${value}`);
  }
  expect(told).toEqual(['read 1', 'read 2', 'work 1', 'read 3', 'work 2', 'end', 'work 3']);
});

test('what goes wrong is met after what came before it, and by whoever reads', async () => {
  const told: string[] = [];
  const work = async () => {
    for await (const value of readAhead(source(told, 3))) told.push(`work ${value}`);
  };
  await expect(work()).rejects.toThrow('the connection is gone');
  expect(told.filter((one) => one.startsWith('work'))).toEqual(['work 1', 'work 2']);
});

test('whoever stops early ends the source, and nothing of it is left unread', async () => {
  const told: string[] = [];
  for await (const value of readAhead(source(told))) if (value === 1) break;
  expect(told.at(-1)).toBe('end');
  expect(told).not.toContain('read 3');
});
