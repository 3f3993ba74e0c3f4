import { isAccepted, pictures, printable, typesInWords } from '#/model/values/mediaTypes.ts';
import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';
import { isWebAddress } from './url.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** `printed`: it stands in documents, so it is of a type that a PDF can hold. */
    image: TextDefault & { printed?: true };
  }
  interface KindValues {
    image: string;
  }
}

/** Whether a text is the address of an uploaded file: one of ours (`/files/…`), or an absolute web address. */
export function isFileAddress(value: string): boolean {
  return /^\/files\/[\w./-]+$/.test(value) ? !value.includes('..') : isWebAddress(value);
}

/** The address of an uploaded picture. */
export const image = textual<'image'>({
  traits: { isChosen: true, isUnfiltered: true, isUnsorted: true },
  words: { default: anything, printed: anything },
  max: 2000,
  // A picture elsewhere may stand at any address; ours end as their type does.
  check: (value, { printed }) => {
    if (!isFileAddress(value)) return problem('not_a_url');
    if (printed && isAccepted(value, pictures) && !isAccepted(value, printable)) return problem('not_printable');
    return isWebAddress(value) || isAccepted(value, pictures) ? null : problem('wrong_file_type', { types: typesInWords(pictures) });
  },
  sample: (seed) => `https://example.com/pictures/${seed}.png`,
});
