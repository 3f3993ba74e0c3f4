import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '#/server/config/config.ts';

/** A store that speaks S3, holds every request's signature against its own, and keeps a bucket in a folder. */
export interface S3Store {
  config: S3Config;
  /** The paths of its files, sorted. */
  paths(): Promise<string[]>;
  close(): Promise<void>;
}

const BUCKET = 'uploads';

/** Starts one on this machine. */
export async function s3Store(): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'countinghouse-s3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    config: {
      endpoint,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      publicUrl: `${endpoint}/${BUCKET}`,
    },
    async paths() {
      const names = await readdir(join(directory, BUCKET), { recursive: true });
      // Each object is a file with others beside it that say its type and its checksum.
      return names.flatMap((name) => (name.endsWith('._S3rver_object') ? [`/${name.slice(0, -'._S3rver_object'.length)}`] : [])).toSorted();
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
