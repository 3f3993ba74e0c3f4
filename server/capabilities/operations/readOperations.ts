import { wordsOf } from '#/i18n/keptSentences.ts';
import type { Language } from '#/i18n/languages.ts';
import { findingsIn, type Operations } from '#/model/values/operationFindings.ts';
import type { OperationsReading } from '#/model/values/operations.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { LEAST_FREE_BYTES, type RoomOf, roomIn } from '#/server/foundation/http/diskRoom.ts';
import { failedJobs } from '#/server/foundation/jobs/failedJobs.ts';
import { readProcesses } from '#/server/foundation/processes/readProcesses.ts';
import { readDatabase } from './databaseReading.ts';
import { type Queues, readQueues } from './queues.ts';

/** So many failed jobs are told, the last ones. */
const MAX_FAILED = 20;

/** What is read of, and with. */
export interface OperationsParts {
  database: Database;
  dataDir: string;
  /** For tests: a disk that is full. */
  freeBytes?: RoomOf | undefined;
  /** Of the program that answers. */
  version: string;
}

/** Reads how the installation is: the same whichever host is asked, but for its own version. */
export async function readOperations({ database, dataDir, freeBytes, version }: OperationsParts, language: Language): Promise<Operations> {
  const reading: OperationsReading = {
    version,
    read_at: new Date().toISOString(),
    database: await readDatabase(database),
    processes: await readProcesses(database),
    disk: { free_bytes: await roomIn(dataDir, freeBytes), least_bytes: LEAST_FREE_BYTES },
    ...queueFigures(await readQueues(database)),
  };
  const failed = await failedJobs(database, MAX_FAILED);
  return {
    ...reading,
    findings: findingsIn(reading),
    failed_jobs: failed.map(({ message, ...job }) => ({ ...job, why: message === null ? null : wordsOf(language, message) })),
  };
}

function queueFigures({
  jobs,
  emails,
  deliveries,
  rollups,
}: Queues): Pick<OperationsReading, 'jobs' | 'emails' | 'deliveries' | 'rollups'> {
  return {
    jobs: jobs
      .map(({ kind, waiting, oldestSeconds, scheduled, running, failed, failedLastDay, broke }) => ({
        kind,
        waiting,
        oldest_due_seconds: Math.floor(oldestSeconds),
        scheduled,
        running,
        failed_last_hour: failed,
        failed_last_day: failedLastDay,
        broke_last_hour: broke,
      }))
      .sort((one, other) => (one.kind < other.kind ? -1 : 1)),
    emails: { waiting: emails.waiting, given_up_last_hour: emails.givenUp.lastHour, given_up: emails.givenUp.all },
    deliveries: {
      waiting: deliveries.waiting,
      failed_last_hour: deliveries.failed,
      oldest_due_seconds: Math.floor(deliveries.oldestSeconds),
    },
    rollups: { days_due: rollups.daysDue, oldest_due_seconds: Math.max(0, Math.floor(rollups.oldestSeconds)) },
  };
}
