import type { ApiError } from './apiError.ts';

/** What a successful call answers. Source: the API contract, "Envelope". */
export interface Success<T> {
  status: 'success';
  message?: string;
  data: T;
}

/** Wraps what a call answers; `message` is a sentence that the dashboard may show. */
export function success<T>(data: T, message?: string): Success<T> {
  return message === undefined ? { status: 'success', data } : { status: 'success', message, data };
}

/** The body of a refusal: fields only for 422, data only where a conflict brings the stored record, the request's id for a fault of ours. */
export function failure(error: ApiError, requestId: string) {
  return {
    status: 'error' as const,
    message: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(error.data !== undefined && { data: error.data }),
    ...(error.statusCode >= 500 && { request_id: requestId }),
  };
}
