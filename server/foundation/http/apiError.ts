import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';

/** Field name (dotted for a line: `items.0.price`) → sentences that say what to do. */
export type FieldErrors = Record<string, readonly Sentence[]>;

interface Details {
  errors?: FieldErrors;
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal that the caller may read: its status, and a sentence, put into words where it is answered. Its `message` is the English one,
 * for the log. Anything else that is thrown becomes a 500 without its text. Source: the API contract, "Envelope".
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly sentence: Sentence;
  readonly errors: FieldErrors | undefined;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, code: string, sentence: Sentence, { errors, data, headers = {} }: Details = {}) {
    super(sentenceIn('en', sentence));
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.sentence = sentence;
    this.errors = errors;
    this.data = data;
    this.headers = headers;
  }
}

/** 400: the request cannot be read. */
export const malformed = (sentence: Sentence = say('requests.malformed')) => new ApiError(400, 'malformed', sentence);

/** 401: no token, or one that is expired, forged or revoked. */
export const unauthenticated = (sentence: Sentence = say('requests.sign_in')) =>
  new ApiError(401, 'unauthenticated', sentence, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** 403: signed in, without the permission. */
export const forbidden = (sentence: Sentence = say('requests.forbidden')) => new ApiError(403, 'forbidden', sentence);

/** 404: an id that does not exist, or belongs to another tenant: the two look alike. */
export const notFound = (sentence: Sentence = say('requests.not_found')) => new ApiError(404, 'not_found', sentence);

/** The sentence of an address that leads nowhere, however it is written. */
export const NOTHING_HERE = say('requests.nothing_here');

/** 405: the path exists, the verb does not; `allow` lists the verbs that do. */
export const methodNotAllowed = (allow: readonly string[]) =>
  new ApiError(405, 'method_not_allowed', say('requests.other_methods', { methods: allow.join(', ') }), {
    headers: { Allow: allow.join(', ') },
  });

/** 409: a record in use, or a stale write (`data` is then the stored record). */
export const conflict = (sentence: Sentence, data?: unknown) => new ApiError(409, 'conflict', sentence, { data });

/** 413: the body is larger than the host reads. */
export const tooLarge = (limitBytes: number) =>
  new ApiError(413, 'too_large', say('requests.too_large', { megabytes: Math.floor(limitBytes / 1024 / 1024) }));

/** 422: the request was read and some of its fields are refused. */
export const invalid = (errors: FieldErrors, sentence: Sentence = say('requests.check_fields')) =>
  new ApiError(422, 'invalid', sentence, { errors });

/** 429: too many tries; `retryAfterSeconds` from now another one is heard. */
export const tooMany = (retryAfterSeconds: number, sentence: Sentence = say('requests.too_many')) =>
  new ApiError(429, 'too_many', sentence, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** 500: a fault of ours; its cause goes to the log only. */
export const internal = () => new ApiError(500, 'internal', say('requests.internal'));

/** 503: stopping, or without a database. */
export const unavailable = (sentence: Sentence = say('requests.unavailable')) =>
  new ApiError(503, 'unavailable', sentence, { headers: { 'Retry-After': '5' } });
