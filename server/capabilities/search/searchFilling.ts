import type { Model } from '#/model/language/model.ts';
import { fillSearchEntries } from '#/server/foundation/database/fillSearchEntries.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';

const EVERY_MS = 5 * 60_000;

/** Has older records found, behind the running host and on one host at a time; where all are, it is one look into the ledger. */
export function searchFilling(jobs: Pick<Jobs, 'every'>, database: Database, model: Model): void {
  jobs.every('search.fill', EVERY_MS, ({ progress }) => fillSearchEntries(database, model, { goOn: () => progress(0) }));
}
