import { problem } from '#resources/schema';
import { isFileAddress } from './image.ts';
import { textual } from './textual.ts';

/** The address of an uploaded file. */
export const file = textual<'file'>({
  max: 2000,
  check: (value) => (isFileAddress(value) ? null : problem('not_a_url')),
  sample: (seed) => `https://example.com/files/${seed}.pdf`,
});
