import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** Has the next try of a kind of job made now. It waits for it: the host queues it a moment after it has said that the last one failed. */
export async function runNow(database: Database, kind: string): Promise<void> {
  const moved = () =>
    database.platform((tx) =>
      sql`update public.jobs set run_at = now() where kind = ${kind} and status = 'pending' returning id`.execute(tx),
    );
  await expect.poll(async () => (await moved()).rows.length, { timeout: 20_000 }).toBeGreaterThan(0);
}
