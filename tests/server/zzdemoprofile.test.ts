import { test } from 'vitest';
import { sql } from 'kysely';
import { model } from '#/resources/index.ts';
import { fill } from '#/server/demo/fill.ts';
import { EmbeddedEngine } from '#/server/database/embeddedEngine.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
test('profile', { timeout: 300_000 }, async () => {
  const database = await migratedDatabase();
  const times = new Map<string, [number, number]>();
  const original = EmbeddedEngine.prototype.query;
  EmbeddedEngine.prototype.query = async function (text: string, values?: readonly unknown[]) {
    const start = performance.now();
    const out = await original.call(this, text, values);
    const key = text.replace(/\s+/g, ' ').slice(0, 60);
    const [n, t] = times.get(key) ?? [0, 0];
    times.set(key, [n + 1, t + performance.now() - start]);
    return out;
  };
  const start = performance.now();
  await fill(database, model, { passwordHash: 'x', now: '2026-11-20T15:00:00.000Z', days: 40 });
  const total = performance.now() - start;
  const rows = [...times].sort((a, b) => b[1][1] - a[1][1]).slice(0, 25).map(([k, [n, t]]) => `${Math.round(t)} ms ×${n} ${k}`);
  const sum = [...times.values()].reduce((s, [, t]) => s + t, 0);
  const idx = await database.owner(async (tx) => (await sql<any>`select tablename, count(*) as n, string_agg(indexname, ', ') as names from pg_indexes where schemaname='public' and (tablename like 'order%' or tablename like 'fact%' or tablename like 'pay%' or tablename like 'rollup%') group by 1`.execute(tx)).rows);
  console.warn(`total ${Math.round(total)} sql ${Math.round(sum)}\n${rows.join('\n')}\n${JSON.stringify(idx, null, 1)}`);
  await database.close();
});
