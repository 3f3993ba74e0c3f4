import { createCallKeys } from './callKeys.ts';
import { type DownloadedFile, readFile } from './downloadedFile.ts';
import type { Answer } from './envelope.ts';
import { readEnvelope, refusal } from './envelope.ts';
import { unreachable } from './hostError.ts';

/** How the host is called. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];
export interface RequestOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: a call that may have arrived can be made again under it. */
  key?: string;
  /** For calls that take one: where none is given, it gets the key of its act. */
  once?: boolean;
}
/**
 * One call to the host, whose `data` the caller names. @throws {HttpError} for every refusal; an aborted call throws the signal's reason.
 */
export type Request = <T = unknown>(method: Method, path: string, body?: object, options?: RequestOptions) => Promise<Answer<T>>;
/** One call that answers a file. @throws as Request does. */
export type Download = (method: Method, path: string, body?: object, options?: RequestOptions) => Promise<DownloadedFile>;

export interface RequestSettings {
  /** Where the host is, without a slash at the end; empty: where the page comes from. */
  apiUrl: string;
  /** The bearer of each call, asked for at the call. */
  getToken: () => string | null | undefined;
  /** For hosts that are reached otherwise; the platform's own where absent. */
  fetch?: typeof fetch;
  /** What is said where the host cannot be reached, in the reader's language; English where absent. */
  unreachable?: () => string;
}

/** Makes the function that calls the host and reads its envelope. */
export function createRequest(settings: RequestSettings): Request {
  const keys = createCallKeys();
  return async <T>(method: Method, path: string, body?: object, options: RequestOptions = {}) => {
    const ask = async (key: string | undefined) => readEnvelope<T>(await send(settings, method, path, body, { ...options, key }));
    return options.once && options.key === undefined ? keys.under([method, path, body], ask) : ask(options.key);
  };
}

/** Makes the function that fetches files (exports, invoices). */
export function createDownload(settings: RequestSettings): Download {
  return async (method, path, body, options) => {
    const response = await send(settings, method, path, body, options);
    if (!response.ok) throw await refusal(response);
    return readFile(response);
  };
}

async function send(
  settings: RequestSettings,
  method: Method,
  path: string,
  body: object | undefined,
  { signal, key }: Omit<RequestOptions, 'once'> = {},
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body) headers['content-type'] = 'application/json';
  const token = settings.getToken();
  if (token) headers.authorization = `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  // What the host says is to be in the language that the page is in.
  const shown = globalThis.document?.documentElement.lang;
  if (shown) headers['x-shown-language'] = shown;
  try {
    return await (settings.fetch ?? fetch)(settings.apiUrl + path, { method, headers, body: body && JSON.stringify(body), signal });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable(cause, settings.unreachable?.());
  }
}
