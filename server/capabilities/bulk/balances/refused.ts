import type { Sentence } from '#/i18n/sentences.ts';
import { type ApiError, invalid } from '#/server/foundation/http/apiError.ts';

/** Refuses a row for what stands in one of its fields. */
export const refused = (field: string, sentence: Sentence): ApiError => invalid({ [field]: [sentence] });
