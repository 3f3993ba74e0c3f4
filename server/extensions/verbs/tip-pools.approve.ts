import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import tipPools from '#/resources/people/tipPools.ts';
import { readDayPool, usualMethod } from '#/server/domain/labour/dayPool.ts';
import { changedSince, rowsOfPool } from '#/server/domain/labour/poolRows.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Keeps the shares as somebody has just seen them: not while hours are unknown, nor where tips or hours have changed since. */
export const verb = defineVerb(tipPools, 'approve', async (work, _input, pool) => {
  const { tx, clientId, caller, now } = work;
  const { lines, unfinished } = await readDayPool(work, pool.date, pool.method ?? (await usualMethod(work)));
  const [somebody] = unfinished;
  if (somebody) throw conflict(say('people.pool_unfinished', { name: somebody, smart_count: unfinished.length }));
  if (!lines.some(({ weight }) => weight > 0)) throw conflict(say('people.pool_of_nobody'));
  const rows = rowsOfPool(work, lines);
  if (changedSince(pool, rows).length > 0 || rows.tips !== pool.tips) throw conflict(say('people.pool_changed'));
  await sql`update public.tip_pools set approved_at = ${now}, approved_by = ${caller.name}, reopened_because = null
    where client_id = ${clientId} and id = ${pool.id}`.execute(tx);
  return undefined;
});
