import { migrate } from '#/server/database/migrate.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { tablesOf } from '#/server/database/tables.ts';
import { rolesAndSchemas, walls } from '#/server/database/tenancy.ts';
import { systemTables } from '#/server/systemTables.ts';
import { type TestApp, type TestAppOptions, testApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { specimenModel } from './specimens.ts';

export interface SpecimenAppOptions extends TestAppOptions {
  /** Stands between the host and its database. */
  watch?: (database: Database) => Database;
}

/** A host whose model has the specimens too. */
export async function specimenApp({ watch = (database) => database, ...options }: SpecimenAppOptions = {}): Promise<TestApp> {
  const tables = tablesOf(specimenModel);
  const key = JSON.stringify([tables, tables.map(walls), rolesAndSchemas, systemTables]);
  const database = await openTestDatabase({ key, migrate: async (opened) => void (await migrate(opened, specimenModel, systemTables)) });
  return testApp({ model: specimenModel, database: watch(database), ...options });
}
