import tipPools from '#/resources/people/tipPools.ts';
import { readDayPool, usualMethod } from '#/server/domain/labour/dayPool.ts';
import { changedSince, rowsOfPool } from '#/server/domain/labour/poolRows.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Whose tips, hours or points of the day are others now than those that the pool was shared by. */
export const verb = defineVerb(tipPools, 'differences', async (work, _input, pool) => {
  const { lines } = await readDayPool(work, pool.date, pool.method ?? (await usualMethod(work)));
  return { data: { list: changedSince(pool, rowsOfPool(work, lines)) } };
});
