import { HttpError, type RaRecord } from 'ra-core';

/** Shown where a failure brings no sentence of its own (specification §7). */
export const UNKNOWN_FAILURE = 'Something went wrong';
const UNREACHABLE = 'The server cannot be reached: check the connection and try again';

/** What a refusal carries beside its message. */
export interface RefusalBody {
  /** By field (dotted for a row's: `lines.0.price`), one text each: what react-admin's forms take. For refused fields only. */
  errors?: Readonly<Record<string, string>>;
  /** The stored record, for a stale write (409). */
  data?: RaRecord;
  /** What kind of failure it is where the host did not speak, for texts in other languages. */
  code?: 'unreachable' | 'failed_rows' | 'export_failed' | 'upload_failed';
  /** The name under which the host has the failure in its log (5xx). */
  request_id?: string;
  /** Seconds to wait, for too many tries (429). */
  retry_after?: number;
}

/** A failure as react-admin knows it. `status` 0: the host was not reached. */
export function hostError(
  message: string | undefined,
  status: number,
  body: RefusalBody & Readonly<Record<string, unknown>> = {},
): HttpError {
  return new HttpError(message || UNKNOWN_FAILURE, status, body);
}

/** What was thrown, as a call's failure: its sentence and what it carries; `status` is undefined where it is none of the host's. */
export function failureOf(error: unknown): { message: string; status: number | undefined; body: RefusalBody } {
  if (error instanceof HttpError) return { message: error.message, status: error.status, body: error.body ?? {} };
  return { message: error instanceof Error ? error.message : String(error), status: undefined, body: {} };
}

/** The failure of a call that got no answer, in the caller's words where there are any. */
export function unreachable(cause: unknown, sentence: string = UNREACHABLE): HttpError {
  return Object.assign(hostError(sentence, 0, { code: 'unreachable' }), { cause });
}

/** The envelope's sentences by field, as one text each; undefined where no field is refused. */
export function fieldErrors(errors: unknown): Record<string, string> | undefined {
  if (!errors || typeof errors !== 'object') return undefined;
  const texts = Object.entries(errors).flatMap(([name, sentences]) => {
    const text = (Array.isArray(sentences) ? sentences : [sentences]).filter((one) => typeof one === 'string' && one).join('. ');
    return text ? [[name, text] as const] : [];
  });
  return texts.length ? Object.fromEntries(texts) : undefined;
}
