import { accessTables } from './access/accessTables.ts';
import { bulkTables } from './capabilities/bulk/bulkTables.ts';
import { importTables } from './capabilities/wholeBusiness/import/importTables.ts';
import { demoTables } from './demo/demoMark.ts';
import { wageUpgrade } from './domain/labour/wageUpgrade.ts';
import { salesTables } from './domain/sales/salesTables.ts';
import { stockTables } from './domain/stock/stockSums.ts';
import { eventTables } from './foundation/activity/caughtEvents.ts';
import { jobTables } from './foundation/jobs/jobTables.ts';
import { notificationTables } from './foundation/notifications/notificationTables.ts';
import { processTables } from './foundation/processes/processTables.ts';
import { deletionTables } from './records/deletions/deletionTables.ts';
import { settingsTables } from './records/settings/settingsTables.ts';
import { verbTables } from './records/verbs/verbTables.ts';

/** The tables that no definition makes, as DDL that may run again: one line for each capability that has its own, and what brings
 * older ones up to date. */
export const systemTables: readonly string[] = [
  ...accessTables,
  ...bulkTables,
  ...importTables,
  ...eventTables,
  ...jobTables,
  ...notificationTables,
  ...processTables,
  ...salesTables,
  ...stockTables,
  wageUpgrade,
  ...deletionTables,
  ...settingsTables,
  ...verbTables,
  ...demoTables,
];
