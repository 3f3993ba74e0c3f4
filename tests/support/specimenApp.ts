import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { migratedDatabase, type TestApp, type TestAppOptions, testApp } from './app.ts';
import { specimenModel } from './specimens.ts';

export interface SpecimenAppOptions extends TestAppOptions {
  /** Stands between the host and its database. */
  watch?: (database: Database) => Database;
}

/** A host whose model has the specimens too. */
export async function specimenApp({ watch = (database) => database, ...options }: SpecimenAppOptions = {}): Promise<TestApp> {
  return testApp({ model: specimenModel, database: watch(await migratedDatabase(specimenModel)), ...options });
}
