/** The envelope's failure, with the HTTP status and the host's own message. */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    message: string,
    readonly status: number,
    /** By field, for 422. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** Seconds to wait, for 429. */
    readonly retryAfterSeconds?: number,
    /** Everything that the host answered. */
    readonly answer: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

export interface Answer<T> {
  message?: string;
  data: T;
}

export type Call = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: { body?: object; token?: string | null },
) => Promise<Answer<T>>;

/**
 * The few calls that happen before the dashboard stands (sign-in, profile, permissions); everything else goes through the data provider.
 * @throws {CallError} with the host's message, or 'Something went wrong'; status 0 where the host cannot be reached.
 */
export function createCall(apiUrl: string): Call {
  return async (method, path, { body, token } = {}) => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (body) headers['content-type'] = 'application/json';
    if (token) headers.authorization = `Bearer ${token}`;
    // Somebody may have chosen another language on the page than their browser asks for.
    const shown = globalThis.document?.documentElement.lang;
    if (shown) headers['x-shown-language'] = shown;
    const response = await fetch(apiUrl + path, { method, headers, body: body ? JSON.stringify(body) : undefined }).catch(
      (cause: unknown) => {
        throw Object.assign(new CallError('Something went wrong', 0), { cause });
      },
    );
    const answer: Record<string, unknown> = await response.json().catch(() => ({}));
    if (!response.ok || answer.status === 'error') throw failure(response, answer);
    return { message: text(answer.message), data: ('data' in answer ? answer.data : answer) as never };
  };
}

function failure(response: Response, answer: Record<string, unknown>): CallError {
  const message = text(answer.message) ?? text(answer.error_description) ?? 'Something went wrong';
  const wait = Number(response.headers.get('retry-after'));
  return new CallError(message, response.status, (answer.errors ?? {}) as Record<string, string[]>, wait > 0 ? wait : undefined, answer);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
