import type { FastifyInstance } from 'fastify';
import { model } from '#/resources/index.ts';
import { keptJwtSecret } from '#/server/access/sessions/jwtSecret.ts';
import { buildApp } from '#/server/app.ts';
import { type Config, readConfig } from '#/server/config/config.ts';
import { openDemo } from '#/server/demo/openDemo.ts';
import { welcome } from '#/server/demo/welcome.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';

/** What outlives a reload of the host's code. */
export interface Kept {
  config: Config;
  database: Database;
}

/** Opens what the development server keeps, with demo data unless DEMO=0, and says who can sign in. */
export async function openKept(address: string | undefined): Promise<Kept> {
  const config = readConfig({ DEMO: '1', LOG_LEVEL: 'warn', ...process.env });
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl, address });
  try {
    await migrate(database, model, systemTables);
    const isDemo = await openDemo(config, database, model, say);
    if (isDemo && address) say(welcome(address));
    return { config, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The API from the sources as they are now, on the database that is open already; changed definitions migrate it. */
export async function buildDevelopmentApp({ config, database }: Kept): Promise<FastifyInstance> {
  await migrate(database, model, systemTables);
  const app = await buildApp({ config, database, model, jwtSecret: config.jwtSecret ?? (await keptJwtSecret(config.dataDir)) });
  await app.ready();
  return app;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
