import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { doubtfulPermissions } from '#/model/compile/doubtfulPermissions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { model } from '#/resources/index.ts';
import { keptJwtSecret } from './access/sessions/jwtSecret.ts';
import { buildApp } from './app.ts';
import type { Metrics } from './capabilities/metrics/index.ts';
import { PROGRAM } from './capabilities/wholeBusiness/program.ts';
import type { Config } from './config/config.ts';
import { exposureOf } from './config/exposure.ts';
import { openDemo } from './demo/openDemo.ts';
import { welcome } from './demo/welcome.ts';
import { type BackupDoor, openBackupDoor } from './foundation/backup/backupSocket.ts';
import { forgetCopy, onlineCopy } from './foundation/backup/onlineCopy.ts';
import { migrate } from './foundation/database/migrate.ts';
import { type Database, openDatabase } from './foundation/database/openDatabase.ts';
import { stopOnSignals } from './foundation/http/stopOnSignals.ts';
import { fillComputed } from './records/write/fillComputed.ts';
import { systemTables } from './systemTables.ts';

/** Opens the database, brings it up to date, and answers until it is told to stop; not before the dashboard is built. */
export async function start(config: Config, dashboard: Promise<void>): Promise<void> {
  for (const sentence of doubtfulPermissions(model)) process.stderr.write(`${sentence}\n`);
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl });
  let app: FastifyInstance | undefined;
  let backups: BackupDoor | undefined;
  try {
    const { removed } = await migrate(database, model, systemTables);
    for (const { name, sql } of removed) say(`No definition names ${name} any more; to drop it: ${sql}`);
    for (const { resource, changed } of await fillComputed(database, model))
      if (changed > 0) say(`Computed fields were filled in anew: ${resource.label[changed === 1 ? 0 : 1]}, ${changed}`);
    const isDemo = await openDemo(config, database, model, say);
    const jwtSecret = config.jwtSecret ?? (await keptJwtSecret(config.dataDir));
    await dashboard;
    const metrics = await metricsOf(config, database);
    app = await buildApp({ config, database, model, jwtSecret, dashboardFolder: dashboardFolder(), metrics });
    backups = await doorForBackups(config, database);
    stopOnSignals(app, database, () => backups?.close());
    if (metrics && config.metrics) say(`Metrics are told at ${await metrics.listen(app, config.metrics)}`);
    const address = await app.listen({ host: config.host, port: config.port });
    await database.announce(address, backups?.path);
    for (const sentence of exposureOf(config)) process.stderr.write(`${sentence}\n`);
    say(isDemo ? welcome(address) : `Countinghouse answers at ${address}`);
  } catch (error) {
    // Its jobs would go on without a database, and the process with them.
    await app?.close();
    await backups?.close();
    await database.close();
    throw error instanceof DefinitionError ? error.in(model.files) : error;
  }
}

/** Who measures the host, loaded only where the environment asks for it. */
async function metricsOf({ metrics }: Pick<Config, 'metrics'>, database: Database): Promise<Metrics | undefined> {
  if (!metrics) return undefined;
  const { openMetrics } = await import('./capabilities/metrics/index.ts');
  return openMetrics(database);
}

/** A server has backups of its own. A host that cannot be backed up answers all the same, and says so. */
async function doorForBackups({ dataDir }: Config, database: Database): Promise<BackupDoor | undefined> {
  if (database.engine === 'postgres') return undefined;
  await forgetCopy(database);
  try {
    return await openBackupDoor(dataDir, () => onlineCopy(database, PROGRAM));
  } catch (error) {
    process.stderr.write(`npm run backup cannot reach this host while it runs: ${error instanceof Error ? error.message : error}\n`);
    return undefined;
  }
}

/** Beside the bundle where the host runs from it, else where the build puts it. */
function dashboardFolder(): string | undefined {
  const folders = [join(import.meta.dirname, '../dashboard'), resolve('dist/dashboard')];
  return folders.find((folder) => existsSync(join(folder, 'index.html')));
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
