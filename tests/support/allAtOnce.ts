import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/**
 * Runs calls at once. On a PostgreSQL server in the worst order there is: none of them gets past its line in the activity log, the last
 * thing that a write does, before every one of them is done, or waits for it or for another. The embedded database does one unit of work
 * after the other by itself; on a cluster who waits does so on a node, where nobody here sees it.
 */
export async function allAtOnce<T>(database: Database, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  if (database.engine === 'embedded' || database.distributed) return Promise.all(calls.map((call) => call()));
  const [held, letGo] = [opening(), opening()];
  const holding = database.owner(async (tx) => {
    await sql`lock table public.activity_log in share mode`.execute(tx);
    held.open();
    await letGo.opened;
  });
  await held.opened;
  let open = calls.length;
  const answers = calls.map((call) =>
    call().finally(() => {
      open -= 1;
    }),
  );
  while ((await waitingIn(database)) < open) await new Promise((resolve) => setTimeout(resolve, 3));
  letGo.open();
  await holding;
  return Promise.all(answers);
}

async function waitingIn(database: Database): Promise<number> {
  const { rows } = await database.direct(
    `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`,
  );
  return Number((rows[0] as { waiting: number }).waiting);
}

/** Something that is awaited here and opened there. */
function opening(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
