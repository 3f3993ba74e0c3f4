import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { doubtfulPermissions } from '#/model/compile/doubtfulPermissions.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { model } from '#/resources/index.ts';
import { keptJwtSecret } from '../access/sessions/jwtSecret.ts';
import { buildApp, buildHealthApp } from '../app.ts';
import type { Metrics } from '../capabilities/metrics/index.ts';
import type { Tracing } from '../capabilities/tracing/index.ts';
import { businessBackups } from '../capabilities/wholeBusiness/byCommand/businessBackups.ts';
import { PROGRAM } from '../capabilities/wholeBusiness/program.ts';
import type { Config } from '../config/config.ts';
import { exposureOf } from '../config/exposure.ts';
import { openDemo } from '../demo/openDemo.ts';
import { welcome } from '../demo/welcome.ts';
import { type BackupDoor, openBackupDoor } from '../foundation/backup/backupSocket.ts';
import { forgetCopy, onlineCopy } from '../foundation/backup/onlineCopy.ts';
import { migrate, schemaOf } from '../foundation/database/migrate.ts';
import type { Database } from '../foundation/database/openDatabase.ts';
import { stopOnSignals } from '../foundation/http/stopOnSignals.ts';
import { Presence, type Presented } from '../foundation/processes/presence.ts';
import { neighboursOn } from '../foundation/processes/readProcesses.ts';
import { fillComputed } from '../records/write/fillComputed.ts';
import { systemTables } from '../systemTables.ts';

/**
 * Brings the database up to date, and does its duties until it is told to stop: a host answers, not before the dashboard is
 * built; a worker does jobs.
 */
export async function start(config: Config, database: Database, dashboard: Promise<void>): Promise<void> {
  for (const sentence of doubtfulPermissions(model)) process.stderr.write(`${sentence}\n`);
  let app: FastifyInstance | undefined;
  let backups: BackupDoor | undefined;
  try {
    await bringUpToDate(database);
    const isDemo = config.duties.answers && (await openDemo(config, database, model, say));
    const jwtSecret = config.jwtSecret ?? (await keptJwtSecret(config.dataDir, { makes: config.duties.answers }));
    await dashboard;
    const metrics = await metricsOf(config, database);
    const tracing = await tracingOf(config, database);
    app = await buildApp({ config, database, model, jwtSecret, dashboardFolder: dashboardFolder(), metrics, tracing });
    backups = await doorForBackups(config, database);
    stopOnSignals(app, database, () => backups?.close());
    const presence = new Presence(database, app.log);
    app.addHook('onClose', () => presence.stop());
    if (metrics && config.metrics) say(`Metrics: ${await metrics.listen(app, config.metrics)}`);
    if (config.tracing) say(`Traces go to ${new URL(config.tracing.address).host}`);
    const sentence = config.duties.answers ? await answer(app, config, { database, backups, isDemo }) : await work(app, config, database);
    await presence.start(presented(app, config));
    for (const warning of exposureOf(config)) process.stderr.write(`${warning}\n`);
    say(sentence);
  } catch (error) {
    // Its jobs would go on without a database, and the process with them.
    await app?.close();
    await backups?.close();
    await database.close();
    throw error instanceof DefinitionError ? error.in(model.files) : error;
  }
}

/** Beside a newer program it is left as that one has it. */
async function bringUpToDate(database: Database): Promise<void> {
  const { removed, isOlder } = await migrate(database, model, systemTables, { neighbours: neighboursOn(database) });
  if (isOlder) return say('A newer version keeps the database in order: this one runs beside it, until it is replaced');
  for (const { name, sql } of removed) say(`No definition names ${name} any more; to drop it: ${sql}`);
  for (const { resource, changed } of await fillComputed(database, model))
    if (changed > 0) say(`Computed fields were filled in anew: ${resource.label[changed === 1 ? 0 : 1]}, ${changed}`);
}

interface Answering {
  database: Database;
  backups: BackupDoor | undefined;
  isDemo: boolean;
}

/** Listens as a host; what then stands in the terminal. */
async function answer(app: FastifyInstance, config: Config, { database, backups, isDemo }: Answering): Promise<string> {
  const address = await app.listen({ host: config.host, port: config.port });
  await database.announce(address, backups?.path);
  const sentence = isDemo ? welcome(address) : `Countinghouse answers at ${address}`;
  if (config.duties.works) return sentence;
  return `${sentence}\nIt leaves the jobs to workers (JOBS=0): nothing is exported or sent unless one runs (npm run worker)`;
}

/** Begins a worker's jobs, and says how it is where a port is given for that; what then stands in the terminal. */
async function work(app: FastifyInstance, config: Config, database: Database): Promise<string> {
  const { host, workerPort: port } = config;
  if (port === undefined) {
    await app.ready();
    // Nothing else may hold the process: while the database is away it has but timers that nobody waits for.
    setInterval(() => undefined, 3_600_000);
    return 'Countinghouse does jobs';
  }
  const health = buildHealthApp({ config, database });
  app.addHook('onClose', () => health.close());
  const address = await health.listen({ host, port });
  await app.ready();
  return `Countinghouse does jobs, and says how it is at ${address}/api/health/ready`;
}

/** What others see of this process. */
function presented(app: FastifyInstance, { duties, workerPort }: Pick<Config, 'duties' | 'workerPort'>): Presented {
  const role = !duties.answers ? 'worker' : duties.works ? 'host' : 'host_without_jobs';
  const address = app.server.address();
  return {
    role,
    version: PROGRAM.version,
    schema: schemaOf(model, systemTables),
    port: address !== null && typeof address === 'object' ? address.port : workerPort,
  };
}

/** Who measures the host, loaded only where the environment asks for it. */
async function metricsOf({ metrics }: Pick<Config, 'metrics'>, database: Database): Promise<Metrics | undefined> {
  if (!metrics) return undefined;
  const { openMetrics } = await import('../capabilities/metrics/index.ts');
  return openMetrics(database);
}

/** Who traces the host, loaded only where the environment asks for it. */
async function tracingOf({ tracing, duties }: Pick<Config, 'tracing' | 'duties'>, database: Database): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTracing } = await import('../capabilities/tracing/index.ts');
  const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  return openTracing(database, { ...tracing, service: duties.answers ? 'countinghouse' : 'countinghouse-worker', tell });
}

/** A server has backups of its own. A host that cannot be backed up answers all the same, and says so. */
async function doorForBackups({ dataDir, s3 }: Config, database: Database): Promise<BackupDoor | undefined> {
  if (database.engine === 'postgres') return undefined;
  await forgetCopy(database);
  try {
    return await openBackupDoor(dataDir, {
      copy: () => onlineCopy(database, PROGRAM),
      businesses: businessBackups({ database, model, dataDir, s3 }),
    });
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
