import { ConfigError, readConfig } from '#/server/config/config.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import { DatabaseInUse } from '#/server/foundation/database/lockFile.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { explained } from '#/server/foundation/log.ts';

/**
 * `npm run rebuild-rollups`: works every rollup out of its facts again, and says which were wrong; on a healthy database none.
 * With `-- --check` it changes nothing, and ends with 1 where some are wrong.
 */
async function rebuildRollups(isCheck: boolean): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl });
  try {
    const { months, wrong } = await rebuild(database, { ...(isCheck && { only: 'look' }) });
    process.stdout.write(
      `${months} months of sales ${isCheck ? 'looked at' : 'worked out again'}: ${wrong.length ? `${wrong.length} had figures that were wrong` : 'no figure differs'}.\n`,
    );
    for (const { clientId, establishmentId, month } of wrong)
      process.stdout.write(`  ${month.slice(0, 7)} of establishment ${establishmentId}, client ${clientId}\n`);
    if (isCheck && wrong.length) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

try {
  await rebuildRollups(process.argv.includes('--check'));
} catch (error) {
  process.stderr.write(`${error instanceof DatabaseInUse || error instanceof ConfigError ? error.message : explained(error)}\n`);
  process.exitCode = 1;
}
