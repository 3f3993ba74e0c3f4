import type { Model } from '#/model/language/model.ts';
import type { ExportFiles } from '#/server/capabilities/exports/exportFiles.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { FileStore } from '#/server/foundation/files/fileStore.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';

/** What the leaving and the arriving of whole businesses stand on. */
export interface WholeHost {
  database: Database;
  model: Model;
  jobs: Jobs;
  /** Finished exports stand in `exports` there, arriving ones in `arriving`. */
  dataDir: string;
  files: ExportFiles;
  /** Uploads, to be read and to be written. */
  stored: StoredFiles;
  store: FileStore;
  /** What an arriving ZIP may weigh, in bytes. */
  maxBytes: number;
}

/** … of which the leaving itself needs this, */
export type LeavingHost = Pick<WholeHost, 'database' | 'model' | 'dataDir' | 'files' | 'stored'>;

/** … and the arriving itself this. */
export type ArrivingHost = Pick<WholeHost, 'database' | 'model' | 'store'>;
