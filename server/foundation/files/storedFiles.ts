import { buffer } from 'node:stream/consumers';
import type { S3Config } from '#/server/config/config.ts';
import { type Traced, untraced } from '#/server/foundation/traced.ts';
import { typeOfName } from './fileTypes.ts';
import { type FilePlace, pathOf } from './signedAddress.ts';
import { throughStore } from './tracedStore.ts';
import { Uploads } from './uploads.ts';

/** A stored file, whole. */
export interface StoredFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** Uploads by the address that a record holds of them. */
export interface StoredFiles {
  /** Undefined for what is gone, is no upload of this host's, or is larger than its type may be. */
  read(address: string): Promise<StoredFile | undefined>;
  /** The same by its place. */
  readAt(place: FilePlace): Promise<StoredFile | undefined>;
}

const STORE_PATIENCE_MS = 10_000;

/** @param dataDir uploads stand in `uploads` there, unless there is a store */
export function storedFiles(dataDir: string, s3: S3Config | undefined, traced: Traced = untraced): StoredFiles {
  const uploads = new Uploads(dataDir);
  const readAt = async ({ key, name }: FilePlace) => {
    const type = typeOfName(name);
    if (!type) return undefined;
    const bytes = s3
      ? await fromStore(traced, `${s3.publicUrl}${pathOf({ key, name })}`, type.maxBytes)
      : await fromFolder(uploads, key, name);
    return bytes && { name, mediaType: type.mediaType, bytes };
  };
  return {
    readAt,
    async read(address) {
      const path = /^\/files\/([^/]+)\/([^/]+)$/.exec(address.replace(s3?.publicUrl ?? '', ''));
      const [, key = '', name = ''] = path ?? [];
      return path ? readAt({ key, name }) : undefined;
    },
  };
}

async function fromFolder(uploads: Uploads, key: string, name: string): Promise<Buffer | undefined> {
  const found = await uploads.read({ key, name });
  return found && buffer(found.stream);
}

/** Only addresses of our own store get here. @throws where the store is out of order */
async function fromStore(traced: Traced, url: string, most: number): Promise<Buffer | undefined> {
  const answer = await throughStore(traced, 'GET', () => fetch(url, { redirect: 'error', signal: AbortSignal.timeout(STORE_PATIENCE_MS) }));
  if (answer.status === 404 || answer.status === 403 || Number(answer.headers.get('content-length') ?? 0) > most) {
    await answer.body?.cancel();
    return undefined;
  }
  if (!answer.ok) throw new Error(`The file store answered ${answer.status}`);
  // A store need not say how long its answer is.
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (answer.body as AsyncIterable<Uint8Array> | null) ?? []) {
    bytes += piece.length;
    if (bytes > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
