import { expect, test } from 'vitest';
import { doEach } from '#/server/foundation/doEach.ts';

test('what goes wrong at one keeps no other waiting, and is said once all were done', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one % 2) throw new Error(`no ${one}`);
    done.push(one);
  };
  const failure = await doEach([1, 2, 3, 4], work).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({ message: '2 of 4 went wrong', errors: [{ message: 'no 1' }, { message: 'no 3' }] });
  expect(done).toEqual([2, 4]);
  await doEach([2], work);
});
