import type { Database } from '#/server/foundation/database/openDatabase.ts';

/**
 * Waits until a job has ended, whatever became of it: by its row, since asking the host again and again would take the processor from the
 * job itself.
 */
export async function jobEnded(database: Database, id: unknown): Promise<void> {
  for (;;) {
    const { rows } = await database.direct(`select status in ('pending', 'processing') as goes_on from public.jobs where id = $1`, [id]);
    if (!rows[0]) throw new Error(`There is no job ${id}`);
    if (!rows[0].goes_on) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until every job that is due has ended: what they say of themselves is then the same at every asking. */
export async function jobsEnded(database: Database): Promise<void> {
  const { rows } = await database.direct(`select id from public.jobs where status in ('pending', 'processing') and run_at <= now()`);
  for (const { id } of rows) await jobEnded(database, id);
}
