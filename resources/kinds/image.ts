import { problem } from '#resources/schema';
import { textual } from './textual.ts';
import { isWebAddress } from './url.ts';

/** Whether a text is the address of an uploaded file: one of ours (`/files/…`), or an absolute web address. */
export function isFileAddress(value: string): boolean {
  return /^\/files\/[\w./-]+$/.test(value) ? !value.includes('..') : isWebAddress(value);
}

/** The address of an uploaded picture. */
export const image = textual<'image'>({
  max: 2000,
  check: (value) => (isFileAddress(value) ? null : problem('not_a_url')),
  sample: (seed) => `https://example.com/pictures/${seed}.png`,
});
