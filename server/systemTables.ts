import { accessTables } from './access/accessTables.ts';
import { bulkTables } from './bulk/bulkTables.ts';
import { verbTables } from './crud/verbTables.ts';
import { demoTables } from './demo/demoMark.ts';
import { jobTables } from './jobs/jobTables.ts';
import { salesTables } from './sales/salesTables.ts';
import { settingsTables } from './settings/settingsTables.ts';

/** The tables that no definition makes, as DDL that may run again: one line for each capability that has its own. */
export const systemTables: readonly string[] = [...accessTables, ...bulkTables, ...jobTables, ...salesTables, ...settingsTables, ...verbTables, ...demoTables];
