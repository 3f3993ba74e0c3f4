import { keysOf } from './shapes.ts';
/** What can be uploaded, by the ending of its name. No SVG: it is a program. */
export const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

export type FileEnding = keyof typeof mediaTypes;
const endings = keysOf(mediaTypes);

/** The pictures among them, as a field's `accept` names them. */
export const pictures = ['image/*'] as const;
/** The pictures that a PDF can hold. */
export const printable = ['.png', '.jpg', '.jpeg'] as const;
/** Of a PNG that is drawn in a PDF: more than any screen shows and any paper of ours prints. */
export const MAX_PIXELS = 8_000_000;
/** The documents among them. */
export const documents = ['.pdf', '.csv', '.xlsx'] as const;

/** The endings that an `accept` lets in: `image/*`, `application/pdf`, `.csv`. */
export function acceptedEndings(accept: readonly string[]): FileEnding[] {
  return endings.filter((ending) =>
    accept.some(
      (one) =>
        one === `.${ending}` || one === mediaTypes[ending] || (one.endsWith('/*') && mediaTypes[ending].startsWith(one.slice(0, -1))),
    ),
  );
}

/** Whether a file of this name, or at this address, is one of them; uploads are held to what their names say. */
export function isAccepted(name: string, accept: readonly string[]): boolean {
  const ending = /\.([a-z\d]+)$/i.exec(name.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase();
  return acceptedEndings(accept).some((one) => one === ending);
}

/** The types in words: `PNG, JPEG, PDF`; each once. */
export function typesInWords(accept: readonly string[]): string {
  return acceptedEndings(accept)
    .filter((ending) => ending !== 'jpg')
    .map((ending) => ending.toUpperCase())
    .join(', ');
}
