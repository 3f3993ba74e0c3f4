import type { Sentence } from '#/i18n/sentences.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';

/** Ends an import before it has changed anything, or has it undone. @throws ApiError 422 at `file` */
export function refused(sentence: Sentence): never {
  throw invalid({ file: [sentence] });
}
