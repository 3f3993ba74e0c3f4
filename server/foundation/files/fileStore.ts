import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#/server/config/config.ts';
import { type FilePlace, pathOf } from './signedAddress.ts';
import { Uploads } from './uploads.ts';

/** Where uploads are kept, for whoever looks after them. */
export interface FileStore {
  /** In bytes; undefined where there is no such file. */
  sizeOf(place: FilePlace): Promise<number | undefined>;
  /** Also where there is none. */
  remove(place: FilePlace): Promise<void>;
}

const STORE_PATIENCE_MS = 10_000;

/** @param dataDir uploads stand in `uploads` there, unless there is a store */
export function fileStore(dataDir: string, s3: S3Config | undefined): FileStore {
  if (s3) return storeOf(s3);
  const uploads = new Uploads(dataDir);
  return { sizeOf: (place) => uploads.sizeOf(place), remove: (place) => uploads.remove(place) };
}

function storeOf({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: 'HEAD' | 'DELETE', place: FilePlace) => {
    const answer = await client.fetch(`${endpoint}/${bucket}${pathOf(place)}`, { method, signal: AbortSignal.timeout(STORE_PATIENCE_MS) });
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
  };
}
