import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { JobStore } from '#/server/foundation/jobs/jobStore.ts';

const CENTURY_MS = 100 * 365 * 24 * 3_600_000;
const VACUUM = 'database.vacuum';

/** Leaves the database as a host does that has been running: without this, every host that opens it would begin with seconds of vacuum. */
export async function vacuumed(database: Database): Promise<void> {
  await database.direct('vacuum analyze');
  await database.direct('delete from public.jobs where kind = $1', [VACUUM]);
  const jobs = new JobStore(database, 'tests', 0);
  await database.owner((tx) => jobs.add(tx, VACUUM, {}, { clientId: 0, userId: null }, { key: VACUUM, delayMs: CENTURY_MS }));
}
