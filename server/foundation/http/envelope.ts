import type { Language } from '#/i18n/languages.ts';
import { type Sentence, sentenceIn } from '#/i18n/sentences.ts';
import type { ApiError, FieldErrors } from './apiError.ts';

/** The media type of every answer in JSON. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** What a successful call answers. Source: the API contract, "Envelope". */
export interface Success<T> {
  status: 'success';
  message?: Sentence | string;
  data: T;
}

/** Wraps what a call answers; `message` is a sentence that the dashboard may show, or a definition's own. */
export function success<T>(data: T, message?: Sentence | string): Success<T> {
  return message === undefined ? { status: 'success', data } : { status: 'success', message, data };
}

/**
 * The body of a refusal in a language: fields only for 422, data only where a conflict brings the stored record, the request's id for a
 * fault of ours.
 */
export function failure(error: ApiError, requestId: string, language: Language) {
  return {
    status: 'error' as const,
    message: sentenceIn(language, error.sentence),
    ...(error.errors && { errors: errorsIn(language, error.errors) }),
    ...(error.data !== undefined && { data: error.data }),
    ...(error.statusCode >= 500 && { request_id: requestId }),
  };
}

/** Refusals of fields in words. */
export function errorsIn(language: Language, errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([path, list]) => [path, list.map((one) => sentenceIn(language, one))]));
}
