import { readConfig } from '#/server/config.ts';
import { DatabaseInUse } from '#/server/database/lockFile.ts';
import { openDatabase } from '#/server/database/openDatabase.ts';
import { rebuild } from '#/server/sales/recompute.ts';

/** `npm run rebuild-rollups`: works every rollup out of its facts again. On a healthy database it changes no figure. */
async function rebuildRollups(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl });
  try {
    const months = await rebuild(database);
    process.stdout.write(`${months} months of sales worked out again.\n`);
  } finally {
    await database.close();
  }
}

try {
  await rebuildRollups();
} catch (error) {
  if (!(error instanceof DatabaseInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
