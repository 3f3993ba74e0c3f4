import type { ResourceModel } from '#/model/language/model.ts';
import { freshStatistics } from '#/server/foundation/database/freshStatistics.ts';
import { storesTogether } from '#/server/records/write/createRecords.ts';
import type { BulkHost } from '../bulkHost.ts';
import { Pace, togetherPace } from '../pace.ts';

/** How fast records of a resource are imported, and that the database learns how many they have become; a trial adds none. */
export function growthOf({ database, model }: BulkHost, resource: ResourceModel, isTrial: boolean) {
  const analyzed = freshStatistics((statement) => database.direct(statement), [resource.table, 'search_entries']);
  return {
    pace: new Pace(storesTogether({ model, resource }) ? togetherPace(database.engine) : {}),
    noteGrowth: isTrial ? async () => undefined : analyzed,
  };
}
