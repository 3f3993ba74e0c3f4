import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#/server/config/config.ts';
import { type FilePlace, pathOf } from './signedAddress.ts';

/** Addresses at a store that speaks S3: it validates the signature and the ten minutes; bytes never pass through this host. */
export interface S3Addresses {
  sign(place: FilePlace, now?: Date): Promise<string>;
  publicUrl(place: FilePlace): string;
}

const LIFETIME_SECONDS = 600;

/** Source: AWS Signature Version 4, query parameters. */
export function s3Addresses({ endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl }: S3Config): S3Addresses {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  return {
    async sign(place, now = new Date()) {
      const address = new URL(`${endpoint}/${bucket}${pathOf(place)}`);
      address.searchParams.set('X-Amz-Expires', String(LIFETIME_SECONDS));
      const datetime = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
      const { url } = await client.sign(address.href, { method: 'PUT', aws: { signQuery: true, datetime } });
      return url;
    },
    publicUrl: (place) => `${publicUrl}${pathOf(place)}`,
  };
}
