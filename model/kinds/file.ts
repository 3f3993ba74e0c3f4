import { acceptedEndings, isAccepted, typesInWords } from '#/model/values/mediaTypes.ts';
import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';
import { isFileAddress } from './image.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    file: TextDefault & { accept?: readonly string[] };
  }
  interface KindValues {
    file: string;
  }
}

/** The address of an uploaded file, of one of the types that the field accepts. */
export const file = textual<'file'>({
  traits: { isChosen: true, isUnlisted: true, isUnfiltered: true, isUnsorted: true, drawnAs: { cell: 'link' } },
  words: { default: anything, accept: anything },
  max: 2000,
  check: (value, { accept }) => {
    if (!isFileAddress(value)) return problem('not_a_url');
    return accept === undefined || isAccepted(value, accept) ? null : problem('wrong_file_type', { types: typesInWords(accept) });
  },
  sample: (seed, { accept }) => `https://example.com/files/${seed}.${(accept && acceptedEndings(accept)[0]) ?? 'pdf'}`,
});
