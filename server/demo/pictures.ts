import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type PictureSize, sizedName } from '#/model/values/pictureSizes.ts';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FileStore } from '#/server/foundation/files/fileStore.ts';
import type { FilePlace } from '#/server/foundation/files/signedAddress.ts';
import { businesses } from './businesses.ts';
import { samplePictures } from './catalogue/dishes.ts';

const ADDRESS_CHARACTERS = 22;
const SMALL: PictureSize = 96;
const LARGE: PictureSize = 320;

/** Drawn by `scripts/drawDemoPictures.js`: each in the size of records, and in that of lists. */
const files = import.meta.glob<string>('/server/demo/pictures/*.webp', { eager: true, import: 'default', query: '?inline' });

/** The pictures of demo records, kept among the uploads of each business as if somebody had brought them. */
export interface DemoPictures {
  /** The address of a picture by its name, or of that of a sample by its title; undefined where there is none. */
  of(business: string, title: string, picture?: string): string | undefined;
  /** Notes whose they are. */
  note(tx: Transaction, business: string, clientId: number, now: string): Promise<void>;
}

/** Demo data without pictures. */
export const withoutPictures: DemoPictures = { of: () => undefined, note: () => Promise.resolve() };

/** Demo data with the pictures that `keepPictures` keeps in the same store. */
export function picturesIn(store: Pick<FileStore, 'addressOf'>): DemoPictures {
  return {
    of(business, title, picture = samplePictures[title]) {
      return picture === undefined || picture === '' ? undefined : store.addressOf(placeOf(business, picture));
    },
    async note(tx, business, clientId, now) {
      const rows = names().map((name) => ({
        client_id: clientId,
        ...placeOf(business, name),
        bytes: bytesOf(name).reduce((sum, one) => sum + one.bytes.length, 0),
      }));
      await sql`
        insert into public.upload_owners (client_id, key, created_at, name, bytes, stored_at)
        select client_id, key, ${now}, name, bytes, ${now}
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (client_id bigint, key text, name text, bytes bigint)`.execute(tx);
    },
  };
}

/** Keeps the pictures of every business; those that a filling which broke off left are kept anew. */
export async function keepPictures(store: FileStore): Promise<void> {
  for (const { name: business } of businesses)
    for (const name of names()) {
      const place = placeOf(business, name);
      await store.remove(place);
      await store.putMade(place, bytesOf(name));
    }
}

const names = () =>
  Object.keys(files)
    .map((path) => /([\w-]+)\.webp$/.exec(path)?.[1] ?? '')
    .filter((name) => !name.endsWith(`_${SMALL}`));

/** Always the same, so that demo data come out the same: whoever may open such a host knows its passwords too. */
function placeOf(business: string, name: string): FilePlace {
  const key = createHash('sha256').update(`${business} ${name}`).digest('base64url').slice(0, ADDRESS_CHARACTERS);
  return { key, name: `${name}.webp` };
}

/** The picture and its smaller ones, under the names that they have beside each other. */
function bytesOf(name: string) {
  const own = `${name}.webp`;
  const full = bytes(own);
  return [
    { name: own, bytes: full },
    { name: sizedName(own, LARGE), bytes: full },
    { name: sizedName(own, SMALL), bytes: bytes(sizedName(own, SMALL)) },
  ];
}

function bytes(file: string): Buffer {
  const address = present(files[`/server/demo/pictures/${file}`], `picture ${file} of the demo data`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
