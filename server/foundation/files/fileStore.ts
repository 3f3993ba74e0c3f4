import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { say } from '#/i18n/sentences.ts';
import type { S3Config } from '#/server/config/config.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { HEAD_BYTES, typeOfName } from './fileTypes.ts';
import { type FilePlace, pathOf } from './signedAddress.ts';
import { Uploads } from './uploads.ts';

/** Where uploads are kept, for whoever looks after them. */
export interface FileStore {
  /** In bytes; undefined where there is no such file. */
  sizeOf(place: FilePlace): Promise<number | undefined>;
  /** Also where there is none. */
  remove(place: FilePlace): Promise<void>;
  /** Stores a file whole, and answers the address that it is read at. @throws ApiError 422 where its bytes are not of its type */
  put(place: FilePlace, bytes: Uint8Array): Promise<string>;
}

const STORE_PATIENCE_MS = 10_000;

/** @param dataDir uploads stand in `uploads` there, unless there is a store */
export function fileStore(dataDir: string, s3: S3Config | undefined): FileStore {
  if (s3) return storeOf(s3);
  const uploads = new Uploads(dataDir);
  return {
    sizeOf: (place) => uploads.sizeOf(place),
    remove: (place) => uploads.remove(place),
    async put(place, bytes) {
      await uploads.store(place, Readable.from([bytes]), bytes.length);
      return pathOf(place);
    },
  };
}

function storeOf({ endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: 'HEAD' | 'DELETE' | 'PUT', place: FilePlace, body?: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(body ? STORE_PATIENCE_MS * 6 : STORE_PATIENCE_MS);
    const answer = await client.fetch(`${endpoint}/${bucket}${pathOf(place)}`, { method, signal, ...(body && { body }) });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw new Error(`The file store answered ${answer.status}`);
    return answer;
  };
  return {
    async sizeOf(place) {
      const { ok, headers } = await ask('HEAD', place);
      return ok ? Number(headers.get('content-length') ?? 0) : undefined;
    },
    async remove(place) {
      await ask('DELETE', place);
    },
    async put(place, bytes) {
      if (!typeOfName(place.name)?.fits(Buffer.from(bytes.subarray(0, HEAD_BYTES)))) throw invalid({ file: [say('files.not_its_name')] });
      const { ok, status } = await ask('PUT', place, new Uint8Array(bytes));
      if (!ok) throw new Error(`The file store answered ${status}`);
      return `${publicUrl}${pathOf(place)}`;
    },
  };
}
