import type { HttpError } from 'ra-core';
import { isValues } from '#/model/values/shapes.ts';
import { fieldErrors, hostError } from './hostError.ts';

/** What the host answered: HTTP status, its sentence for people, and `data`. */
export interface Answer<T = unknown> {
  status: number;
  message?: string;
  data: T;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads `{status, message, data}`. @throws {HttpError} where the HTTP status or the envelope's own says failure. */
export async function readEnvelope<T>(response: Response): Promise<Answer<T>> {
  const json = await jsonOf(response);
  if (!response.ok || !json || (json.status !== undefined && json.status !== 'success')) throw refusalOf(response, json);
  // The one place where the shape of an answer is taken on trust.
  return { status: response.status, message: text(json.message), data: json.data as T };
}

/** The failure that a refused answer stands for. */
export async function refusal(response: Response): Promise<HttpError> {
  return refusalOf(response, await jsonOf(response));
}

function refusalOf(response: Response, json: Json | undefined): HttpError {
  const { errors, message, status: _, ...rest } = json ?? {};
  const wait = Number(response.headers.get('retry-after'));
  const refused = fieldErrors(errors);
  return hostError(text(message), response.status, {
    ...rest,
    ...(refused && { errors: refused }),
    ...(wait > 0 && { retry_after: wait }),
  });
}

async function jsonOf(response: Response): Promise<Json | undefined> {
  const body = await response.text();
  try {
    const json: unknown = JSON.parse(body);
    return isValues(json) ? json : undefined;
  } catch {
    // Not from the host itself: a proxy's page, a cut connection. The status says what is known.
    return undefined;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
