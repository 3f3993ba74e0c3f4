import { type FileEnding, mediaTypes } from '#/model/values/mediaTypes.ts';
import { wideEncodingOf } from '#/server/foundation/tableFiles/encoding.js';

/** A type of file that may be uploaded. */
export interface FileType {
  mediaType: string;
  /** Shown in the page; everything else is saved. */
  isImage: boolean;
  /** Of a picture that the host makes anew: by which encoder. */
  encoder?: 'png' | 'jpeg' | 'webp';
  maxBytes: number;
  /** Whether the first bytes are those of the type. */
  fits(head: Buffer): boolean;
}

const MB = 1024 * 1024;
/** How much of a file `fits` wants to see. */
export const HEAD_BYTES = 4096;

const image = (mediaType: string, fits: FileType['fits'], encoder?: FileType['encoder']): FileType => ({
  mediaType,
  isImage: true,
  maxBytes: 5 * MB,
  fits,
  ...(encoder && { encoder }),
});
const document = (mediaType: string, fits: FileType['fits']): FileType => ({ mediaType, isImage: false, maxBytes: 25 * MB, fits });
const startsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const holds = (head: Buffer, text: string, at: number) => head.toString('latin1', at, at + text.length) === text;

const isPng = startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isGif = (head: Buffer) => holds(head, 'GIF87a', 0) || holds(head, 'GIF89a', 0);
const isWebp = (head: Buffer) => holds(head, 'RIFF', 0) && holds(head, 'WEBP', 8);
const isAvif = (head: Buffer) => holds(head, 'ftypavif', 4) || holds(head, 'ftypavis', 4);
const jpeg = image(mediaTypes.jpeg, startsWith(0xff, 0xd8, 0xff), 'jpeg');

/** What becomes another type when it is made anew: a picture's address ends as what is stored there. */
const becomes = new Map<string, FileEnding>([
  ['gif', 'png'],
  ['avif', 'webp'],
]);

/** By the ending of the name, lower case. */
const types: Readonly<Record<FileEnding, FileType>> = {
  png: image(mediaTypes.png, (head) => isPng(head) || isGif(head), 'png'),
  jpg: jpeg,
  jpeg,
  webp: image(mediaTypes.webp, (head) => isWebp(head) || isAvif(head), 'webp'),
  // Stored before pictures were made anew.
  gif: image(mediaTypes.gif, isGif),
  avif: image(mediaTypes.avif, isAvif),
  pdf: document(mediaTypes.pdf, (head) => holds(head, '%PDF-', 0)),
  // A zip whose parts are those of an Office file.
  xlsx: document(
    mediaTypes.xlsx,
    (head) => startsWith(0x50, 0x4b, 3, 4)(head) && /\[Content_Types\]\.xml|_rels\/|xl\/|docProps\//.test(head.toString('latin1')),
  ),
  csv: document(`${mediaTypes.csv}; charset=utf-8`, isPlainText),
};

/** The type that a file's name claims; undefined for one that is not taken. */
export function typeOfName(name: string): FileType | undefined {
  const ending = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.entries(types).find(([name]) => name === ending)?.[1];
}

/** The ending that a file of this one is stored under. */
export function storedEnding(ending: string): string {
  const lower = ending.toLowerCase();
  return becomes.get(lower) ?? lower;
}

/** Text without the characters that only other files have; an empty file is no table. */
function isPlainText(head: Buffer): boolean {
  if (head.length === 0 || Object.values(types).some((type) => type.fits !== isPlainText && type.fits(head))) return false;
  const text = new TextDecoder(wideEncodingOf(head) ?? 'latin1').decode(head);
  return ![...text].some((letter) => letter < ' ' && !'\t\n\r'.includes(letter));
}
