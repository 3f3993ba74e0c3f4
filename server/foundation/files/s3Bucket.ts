import { AwsClient } from 'aws4fetch';
import { pictureSizes, sizedName } from '#/model/values/pictureSizes.ts';
import type { S3Config } from '#/server/config/config.ts';
import type { Traced } from '#/server/foundation/traced.ts';
import { typeOfName } from './fileTypes.ts';
import { type FilePlace, pathOf } from './signedAddress.ts';
import { throughStore } from './tracedStore.ts';
import type { Kept } from './uploads.ts';

const PATIENCE_MS = 10_000;

/** Uploads in a bucket of a store that speaks S3, each request signed in its head. Source: AWS Signature Version 4. */
export function s3Bucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config, traced: Traced) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const sent = async (method: 'HEAD' | 'DELETE' | 'PUT', place: FilePlace, file?: { bytes: Uint8Array; type: string }) => {
    const answer = await client.fetch(`${endpoint}/${bucket}${pathOf(place)}`, {
      method,
      signal: AbortSignal.timeout(file ? PATIENCE_MS * 6 : PATIENCE_MS),
      ...(file && { body: new Uint8Array(file.bytes), headers: headersOf(place.name, file.type) }),
    });
    await answer.body?.cancel();
    if (!answer.ok && (file || answer.status !== 404)) throw new Error(`The file store answered ${answer.status}`);
    return answer;
  };
  const ask = (...asked: Parameters<typeof sent>) => throughStore(traced, asked[0], () => sent(...asked));
  return {
    async sizeOf(place: FilePlace): Promise<number | undefined> {
      const { ok, headers } = await ask('HEAD', place);
      return ok ? Number(headers.get('content-length') ?? 0) : undefined;
    },

    async remove({ key, name }: FilePlace): Promise<void> {
      const names = [name, ...(typeOfName(name)?.encoder ? pictureSizes.map((size) => sizedName(name, size)) : [])];
      for (const one of names) await ask('DELETE', { key, name: one });
    },

    /** The place's own last: where it is, everything is. */
    async keep({ key }: FilePlace, files: readonly Kept[]): Promise<void> {
      for (const { name, bytes } of [...files].reverse())
        await ask('PUT', { key, name }, { bytes, type: typeOfName(name)?.mediaType ?? 'application/octet-stream' });
    },
  };
}

/** As this host itself would answer it: never run as a page, and saved rather than shown unless it is a picture. */
function headersOf(name: string, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `${typeOfName(name)?.isImage ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': 'public, max-age=31536000, immutable',
  };
}
