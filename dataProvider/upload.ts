import { HttpError } from 'ra-core';
import { valuesIn } from '#/model/values/shapes.ts';
import { calls } from './calls.ts';
import { failureOf, fieldErrors, hostError, UNKNOWN_FAILURE, unreachable } from './hostError.ts';
import type { Request, RequestOptions, RequestSettings } from './request.ts';

/** A file that the host can be told about. */
export interface UploadedFile {
  /** Where it can be read, for the record's field. */
  url: string;
  name: string;
}

interface PresignedUrl {
  url: string;
  public_url?: string;
}

/**
 * Puts a file where the host says. Source: specification §5.
 * @throws {HttpError} with the first sentence of the refused first step or about refused bytes, else 'Something went wrong'.
 */
export async function upload(
  request: Request,
  { apiUrl, fetch: fetcher = fetch, unreachable: sentence }: Pick<RequestSettings, 'apiUrl' | 'fetch' | 'unreachable'>,
  file: File,
  { signal }: RequestOptions = {},
): Promise<UploadedFile> {
  const { data } = await request<PresignedUrl>(
    calls.presignedUrl.method,
    calls.presignedUrl.path,
    { file_name: file.name },
    { signal },
  ).catch(refusedName);
  const { url, public_url } = data;
  // The address itself is the permission: no bearer goes with it, least of all to a foreign host.
  const response = await fetcher(url.startsWith('/') ? apiUrl + url : url, { method: 'PUT', body: file, signal }).catch(
    (cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw unreachable(cause, sentence?.());
    },
  );
  if (response.status !== 200) throw hostError(await refusedBytes(response), response.status, { code: 'upload_failed' });
  return { url: public_url ?? url.split('?')[0] ?? url, name: file.name };
}

/** What the host says is wrong with the file; of any other failure it says nothing that helps. */
async function refusedBytes(response: Response): Promise<string> {
  if (response.status !== 422) return UNKNOWN_FAILURE;
  const answer: unknown = await response.json().catch(() => undefined);
  return fieldErrors(valuesIn(answer).errors)?.file ?? UNKNOWN_FAILURE;
}

/** The first sentence about the file's name is the one to show. */
function refusedName(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const { body } = failureOf(error);
  throw hostError(Object.values(body.errors ?? {})[0] ?? error.message, error.status, { ...body });
}
