/** Field name (dotted for a line: `items.0.price`) → sentences that say what to do. */
export type FieldErrors = Record<string, string[]>;

interface Details {
  errors?: FieldErrors;
  data?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal that the caller may read: its status, and a sentence. Anything else that is thrown becomes a 500
 * without its text. Source: the API contract, "Envelope".
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, code: string, message: string, { errors, data, headers = {} }: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.errors = errors;
    this.data = data;
    this.headers = headers;
  }
}

/** 400: the request cannot be read. */
export const malformed = (message = 'The request cannot be read') => new ApiError(400, 'malformed', message);

/** 401: no token, or one that is expired, forged or revoked. */
export const unauthenticated = (message = 'Sign in to continue') =>
  new ApiError(401, 'unauthenticated', message, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** 403: signed in, without the permission. */
export const forbidden = (message = 'You do not have permission to do this') => new ApiError(403, 'forbidden', message);

/** 404: an id that does not exist, or belongs to another tenant: the two look alike. */
export const notFound = (message = 'Not found') => new ApiError(404, 'not_found', message);

/** The sentence of an address that leads nowhere, however it is written. */
export const NOTHING_HERE = 'There is nothing at this address';

/** 405: the path exists, the verb does not; `allow` lists the verbs that do. */
export const methodNotAllowed = (allow: readonly string[]) =>
  new ApiError(405, 'method_not_allowed', `This address answers ${allow.join(', ')} only`, { headers: { Allow: allow.join(', ') } });

/** 409: a record in use, or a stale write (`data` is then the stored record). */
export const conflict = (message: string, data?: unknown) => new ApiError(409, 'conflict', message, { data });

/** 413: the body is larger than the host reads. */
export const tooLarge = (limitBytes: number) =>
  new ApiError(413, 'too_large', `The request is too large: send at most ${Math.floor(limitBytes / 1024 / 1024)} MB`);

/** 422: the request was read and some of its fields are refused. */
export const invalid = (errors: FieldErrors, message = 'Check the marked fields') => new ApiError(422, 'invalid', message, { errors });

/** 429: too many tries; `retryAfterSeconds` from now another one is heard. */
export const tooMany = (retryAfterSeconds: number, message = 'Too many tries: wait a little and try again') =>
  new ApiError(429, 'too_many', message, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** 500: a fault of ours; its cause goes to the log only. */
export const internal = () => new ApiError(500, 'internal', 'Something went wrong');

/** 503: stopping, or without a database. */
export const unavailable = (message = 'The service is not available at the moment: try again shortly') =>
  new ApiError(503, 'unavailable', message, { headers: { 'Retry-After': '5' } });
