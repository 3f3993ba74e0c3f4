import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedEnding } from './fileTypes.ts';

/** Where a file goes and is read: nobody guesses its key, which has 128 random bits. */
export interface FilePlace {
  key: string;
  /** The name it was given, of harmless characters, with its ending. */
  name: string;
}

const LIFETIME_SECONDS = 600;

/** Makes and reads addresses that are the permission to put one file of one type and size there, once, within ten minutes. */
export interface SignedAddresses {
  sign(place: FilePlace, maxBytes: number): string;
  /** The most bytes that it lets in; undefined where it is forged or too old. */
  read(place: FilePlace, query: Readonly<Record<string, unknown>>): number | undefined;
}

/** A new place for a file of this name; a picture that becomes another type ends as that. */
export function newPlace(fileName: string): FilePlace {
  const [, stem = '', ending = ''] = /^(.*)\.([A-Za-z\d]+)$/s.exec(fileName) ?? [];
  const harmless = stem
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return { key: randomBytes(16).toString('base64url'), name: `${harmless || 'file'}.${storedEnding(ending)}` };
}

/** The path of a place. */
export function pathOf({ key, name }: FilePlace): string {
  return `/files/${key}/${name}`;
}

/** @param secret the host's; every host that shares a database has the same */
export function signedAddresses(secret: string, now: () => number = Date.now): SignedAddresses {
  const key = createHmac('sha256', secret).update('addresses of uploads').digest();
  const signatureOf = (place: FilePlace, max: string, expires: string) =>
    createHmac('sha256', key)
      .update(['PUT', pathOf(place), max, expires].join('\n'))
      .digest();
  return {
    sign(place, maxBytes) {
      const expires = String(Math.floor(now() / 1000) + LIFETIME_SECONDS);
      const signature = signatureOf(place, String(maxBytes), expires).toString('base64url');
      return `${pathOf(place)}?${new URLSearchParams({ max: String(maxBytes), expires, signature })}`;
    },
    read(place, { max, expires, signature }) {
      if (typeof max !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return undefined;
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(place, max, expires);
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs && now() / 1000 <= Number(expires) ? Number(max) : undefined;
    },
  };
}
