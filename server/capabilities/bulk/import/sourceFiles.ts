import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { S3Config } from '#/server/config/config.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { throughStore } from '#/server/foundation/files/tracedStore.ts';
import { Uploads } from '#/server/foundation/files/uploads.ts';
import { invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { type Traced, untraced } from '#/server/foundation/traced.ts';
import { isOwnUpload, keyOf } from './uploadOwners.ts';

/** A file to be imported, found and measured, not yet read. */
export interface SourceFile {
  name: string;
  type: 'csv' | 'xlsx';
  /** Its bytes, read now. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Uploads of a business by the addresses that it was given for them. */
export interface SourceFiles {
  /** @throws ApiError 404 for another business's upload or one that is gone, 422 for what cannot be imported */
  open(caller: Caller, fileUrl: unknown): Promise<SourceFile>;
}

const MB = 1024 * 1024;
const MAX_BYTES = { csv: 25 * MB, xlsx: 10 * MB } as const;
const STORE_PATIENCE_MS = 60_000;

/** @param dataDir uploads stand in `uploads` there, unless there is a store */
export function sourceFiles(database: Database, dataDir: string, s3: S3Config | undefined, traced: Traced = untraced): SourceFiles {
  const uploads = new Uploads(dataDir);
  return {
    async open(caller, fileUrl) {
      const key = typeof fileUrl === 'string' ? keyOf(fileUrl) : undefined;
      const path = typeof fileUrl === 'string' && key ? fileUrl.slice(fileUrl.lastIndexOf('/files/')) : '';
      if (typeof fileUrl !== 'string' || !key || fileUrl !== `${s3?.publicUrl ?? ''}${path}`) throw refused(say('files.upload_first'));
      if (!(await isOwnUpload(database, caller, key))) throw gone();
      const name = path.slice(path.lastIndexOf('/') + 1);
      const type = name.endsWith('.csv') ? 'csv' : name.endsWith('.xlsx') ? 'xlsx' : undefined;
      if (!type) throw refused(say('files.csv_or_xlsx'));
      const found = s3 ? await fromStore(traced, fileUrl, MAX_BYTES[type]) : await uploads.read({ key, name });
      if (!found) throw gone();
      if (found.bytes > MAX_BYTES[type]) {
        found.stream.destroy();
        throw refused(say('files.too_large_of_type', { type: type.toUpperCase(), megabytes: MAX_BYTES[type] / MB }));
      }
      return { name, type, bytes: () => buffer(limited(found.stream, MAX_BYTES[type])) };
    },
  };
}

/** Refuses a file of an import. */
export function refused(sentence: Sentence) {
  return invalid({ file_url: [sentence] }, sentence);
}

const gone = () => notFound(say('files.upload_again'));

/** Fetched whole, because rows are imported more slowly than a store waits. Only addresses of our own store get here. */
async function fromStore(traced: Traced, url: string, most: number): Promise<{ stream: Readable; bytes: number } | undefined> {
  const answer = await throughStore(traced, 'GET', () => fetch(url, { redirect: 'error', signal: AbortSignal.timeout(STORE_PATIENCE_MS) }));
  if (answer.status === 404 || answer.status === 403 || !answer.body) return undefined;
  if (!answer.ok) throw new Error(`The file store answered ${answer.status}`);
  const file = await buffer(limited(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), most));
  return { stream: Readable.from([file]), bytes: file.length };
}

async function* limited(stream: Readable, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    if (bytes > most) throw refused(say('files.too_large', { megabytes: most / MB }));
    yield piece;
  }
}
