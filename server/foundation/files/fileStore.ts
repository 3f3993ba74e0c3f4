import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sizedName } from '#/model/values/pictureSizes.ts';
import type { S3Config } from '#/server/config/config.ts';
import { type Traced, untraced } from '#/server/foundation/traced.ts';
import { type FileType, typeOfName } from './fileTypes.ts';
import { reencode } from './reencode.ts';
import { s3Bucket } from './s3Bucket.ts';
import { type FilePlace, pathOf } from './signedAddress.ts';
import { type Kept, Uploads, usedPlace } from './uploads.ts';

/** A file that was stored. */
export interface Stored {
  /** Where it is read. */
  address: string;
  /** With the smaller ones of a picture. */
  bytes: number;
}

/** Where uploads are kept, for whoever brings and looks after them. */
export interface FileStore {
  /** The address that a file will be read at. */
  addressOf(place: FilePlace): string;
  /** In bytes; undefined where there is no such file. */
  sizeOf(place: FilePlace): Promise<number | undefined>;
  /** With the smaller ones of a picture; also where there is none. */
  remove(place: FilePlace): Promise<void>;
  /**
   * Stores what arrives, as a whole or not at all, a picture made anew; a place is used once.
   * @throws ApiError 409 for a used place, 413, 422 where the bytes are not of the type that the name says, or of a broken picture
   */
  take(place: FilePlace, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Stored>;
  /** The same of a file that is here whole. */
  put(place: FilePlace, bytes: Uint8Array): Promise<Stored>;
  /** Stores a picture of the host's own and its smaller ones as they are. @throws ApiError 409 for a used place */
  putMade(place: FilePlace, files: readonly Kept[]): Promise<void>;
}

/** What keeps files that were looked at. */
interface Keeper {
  sizeOf(place: FilePlace): Promise<number | undefined>;
  remove(place: FilePlace): Promise<void>;
  /** @throws ApiError 409 for a used place */
  keep(place: FilePlace, files: readonly Kept[]): Promise<void>;
}

/** @param dataDir uploads stand in `uploads` there, unless there is a store; they also arrive there */
export function fileStore(dataDir: string, s3: S3Config | undefined, traced: Traced = untraced): FileStore {
  const uploads = new Uploads(dataDir);
  const keeper: Keeper = s3 ? s3Bucket(s3, traced) : uploads;
  const addressOf = (place: FilePlace) => `${s3?.publicUrl ?? ''}${pathOf(place)}`;
  const take: FileStore['take'] = async (place, bytes, maxBytes) => {
    if ((await keeper.sizeOf(place)) !== undefined) throw usedPlace();
    const arrived = await uploads.receive(place, bytes, maxBytes);
    try {
      const files = await keptOf(place, await readFile(arrived));
      await keeper.keep(place, files);
      return { address: addressOf(place), bytes: files.reduce((sum, one) => sum + one.bytes.length, 0) };
    } finally {
      await rm(arrived, { force: true });
    }
  };
  return {
    addressOf,
    sizeOf: (place) => keeper.sizeOf(place),
    remove: (place) => keeper.remove(place),
    take,
    putMade: (place, files) => keeper.keep(place, files),
    put: (place, bytes) => take(place, Readable.from([bytes]), typeOfName(place.name)?.maxBytes ?? 0),
  };
}

/** What is kept of a file, the file itself first: of a picture what was made of it, else what arrived. */
async function keptOf({ name }: FilePlace, bytes: Buffer): Promise<Kept[]> {
  const { encoder, maxBytes } = typeOfName(name) as FileType;
  if (!encoder) return [{ name, bytes }];
  const { full, smaller } = await reencode(bytes, encoder, maxBytes);
  return [{ name, bytes: full }, ...smaller.map((one) => ({ name: sizedName(name, one.size), bytes: one.bytes }))];
}
