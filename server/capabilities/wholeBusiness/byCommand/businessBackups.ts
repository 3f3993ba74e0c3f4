import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { say, sentenceIn } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { ExportFiles } from '#/server/capabilities/exports/exportFiles.ts';
import type { S3Config } from '#/server/config/config.ts';
import type { BroughtBusiness, BusinessBackups, LeftBusiness } from '#/server/foundation/backup/businessBackups.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { fileStore } from '#/server/foundation/files/fileStore.ts';
import { storedFiles } from '#/server/foundation/files/storedFiles.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { belongings } from '../belongings.ts';
import { soundFacts } from '../businessFacts.ts';
import { exportBusiness } from '../export/exportBusiness.ts';
import type { ArrivingHost, LeavingHost } from '../host.ts';
import { importBusiness } from '../import/importBusiness.ts';
import { type OpenZip, openZip } from '../import/openZip.js';
import { readManifest, readSaid, type Said } from '../import/readManifest.ts';
import { refused } from '../import/refused.ts';
import { claimBusiness, dropClaim, keepClaim, openBusiness } from './arrivingBusiness.ts';
import { businessNamed } from './businessNamed.ts';

/** Where the businesses are, and their files. */
export interface BusinessPlace {
  database: Database;
  model: Model;
  dataDir: string;
  s3: S3Config | undefined;
}

/** Who has done it, in the logs. */
const BY = 'npm run restore';
/** What a command was making that was killed goes after so long. */
const KEPT_MS = 24 * 3_600_000;

/**
 * The backups of single businesses: the files of `business-export`, by command instead of by an owner, and new businesses of them.
 * @throws BackupError with what to do
 */
export function businessBackups({ database, model, dataDir, s3 }: BusinessPlace): BusinessBackups {
  const store = fileStore(dataDir, s3);
  const host = { database, model, dataDir, store, stored: storedFiles(dataDir, s3), files: new ExportFiles(dataDir) };
  return {
    leave: (named, signal) => database.during('job', () => leave(host, named, signal)).catch(explain(dataDir, 'kept')),
    bring: (path, signal) => database.during('job', () => bring(host, path, signal)).catch(explain(dataDir, 'restored')),
  };
}

async function leave(host: LeavingHost, named: string, signal: AbortSignal): Promise<LeftBusiness> {
  const { id, name } = await businessNamed(host.database, named);
  await host.files.removeOld();
  await removeOldSpools(host.dataDir);
  const progress = async () => signal.throwIfAborted();
  const { file, rows, files, missing, at } = await exportBusiness(host, id, { id: `command-${randomUUID()}`, progress });
  return { id, name, moment: at, rows, files, missing, file };
}

async function removeOldSpools(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'leaving');
  for (const name of await readdir(folder).catch(unlessMissing)) {
    const path = join(folder, name);
    const made = /-command-[\da-f-]+$/.test(name) ? (await stat(path)).mtimeMs : Number.POSITIVE_INFINITY;
    if (Date.now() - made > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

async function bring(host: ArrivingHost, path: string, signal: AbortSignal): Promise<BroughtBusiness> {
  const facts = await factsOf(host, path);
  const claimed = await claimBusiness(host, facts);
  const claim = keepClaim(host, claimed.id);
  const progress = async () => {
    signal.throwIfAborted();
    claim.hold();
  };
  try {
    const by = { clientId: claimed.id, userId: null, name: BY };
    const { business, rows, files } = await importBusiness(host, path, by, { progress }).catch(async (error: unknown) => {
      await dropClaim(host, claimed);
      throw error;
    });
    return { id: claimed.id, name: business, rows, files, waiting: await openBusiness(host, claimed.id, BY) };
  } finally {
    claim.stop();
  }
}

/** Refuses what is no backup of a business, before there is a database to bring it into. @throws BackupError with what to do */
export async function refuseForeign({ model, dataDir }: Pick<BusinessPlace, 'model' | 'dataDir'>, path: string): Promise<void> {
  await factsIn(model, path, readSaid).catch(explain(dataDir, 'restored'));
}

/** What the file says of the business, read before anything is made for it. */
async function factsOf({ database, model }: ArrivingHost, path: string) {
  const known = await belongings(database, model);
  return factsIn(model, path, (zip, bytes) => readManifest(zip, bytes, known));
}

async function factsIn(model: Model, path: string, read: (zip: OpenZip, bytes: number) => Promise<Pick<Said, 'business' | 'facts'>>) {
  const zip = await openZip(path).catch(() => refused(say('whole.no_export')));
  try {
    const { business, facts } = await read(zip, (await stat(path)).size);
    return soundFacts(model, business, facts) ?? refused(say('whole.no_export'));
  } finally {
    zip.close();
  }
}

/** A refusal of the import or of the disk as a sentence for the terminal. */
function explain(dataDir: string, what: 'kept' | 'restored'): (error: unknown) => never {
  return (error) => {
    const { code } = valuesIn(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new BackupError(`The disk of ${dataDir} is full, and nothing was ${what}: make room there first.`);
    if (!(error instanceof ApiError)) throw error;
    const problems = Object.values(error.errors ?? {}).flat();
    const sentences = (problems.length > 0 ? problems : [error.sentence]).map((one) => sentenceIn('en', one));
    throw new BackupError(`${sentences.join('. ')}. Nothing was ${what}.`);
  };
}

function unlessMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
