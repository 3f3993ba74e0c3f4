import { OPERATIONS, type Operations } from './operations.ts';

export type { Operations } from './operations.ts';

export type OperationName = keyof Operations;
type BodyOf<N extends OperationName> = Operations[N]['body'];
type DataOf<N extends OperationName> = Operations[N]['data'];

export interface ClientOptions {
  /** Where the host answers: `https://back-office.example.com`. */
  url: string;
  /** An API key, a station's token, or a person's access token. */
  key: string;
  /** How often a call is tried before its failure is thrown; 5 where nothing is said. */
  tries?: number;
  fetch?: typeof globalThis.fetch;
}

/** What goes with a call beside its body. */
export interface CallOptions {
  /** What stands for `{id}` and the like in the path. */
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  /** A text of one's own for this one call, so that it is done once; made where nothing is said. */
  idempotencyKey?: string;
  /** True where the same call twice does no more than once, as an order's that carries its own uuid: it may be sent again after silence. */
  repeatable?: boolean;
  signal?: AbortSignal;
}

/** A refusal of the host: what it says stands in `message`, and what is wrong with which field in `errors`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What the host has instead, after a 409. */
  readonly data: unknown;
  readonly requestId: string | null;

  constructor(status: number, body: { message?: string; errors?: Record<string, string[]>; data?: unknown }, requestId: string | null) {
    super(body.message ?? `The host answered ${status}`);
    this.status = status;
    this.errors = body.errors ?? {};
    this.data = body.data;
    this.requestId = requestId;
  }
}

/** Busy, restarting, or asked too much: nothing was done, and the same call may be sent again. */
const NOT_DONE = new Set([429, 503]);

/** A host's calls by their names in its OpenAPI document, with bodies and answers typed. */
export class Client {
  readonly #options: Required<ClientOptions>;

  constructor(options: ClientOptions) {
    this.#options = { tries: 5, fetch: globalThis.fetch, ...options };
  }

  /**
   * Makes a call and answers its `data`. A host that is busy or away is asked again, later each time; after silence only where the call
   * cannot be done twice. @throws CallError for a refusal; whatever `fetch` throws where nobody answers
   */
  async call<N extends OperationName>(name: N, body?: BodyOf<N>, options: CallOptions = {}): Promise<DataOf<N>> {
    const [method, path, isRepeatable] = OPERATIONS[name];
    const address = this.#address(path, options);
    const key = options.idempotencyKey ?? crypto.randomUUID();
    const init = {
      method,
      headers: { authorization: `Bearer ${this.#options.key}`, 'content-type': 'application/json', 'idempotency-key': key },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    };
    for (let tried = 1; ; tried += 1) {
      const isLast = tried >= this.#options.tries;
      try {
        const answer = await this.#options.fetch(address, init);
        if (!NOT_DONE.has(answer.status) || isLast) return await read(answer);
        await pause(Number(answer.headers.get('retry-after') ?? tried) * 1000);
      } catch (failure) {
        const isSilence = !(failure instanceof CallError) && !options.signal?.aborted;
        if (isLast || !isSilence || !(isRepeatable || options.repeatable)) throw failure;
        await pause(Math.min(250 * 2 ** tried, 10_000));
      }
    }
  }

  /** Every record of a list, some at a time: none twice and none left out, whatever others add or delete meanwhile. */
  async *each<N extends ListName>(name: N, body?: BodyOf<N>, options: CallOptions = {}): AsyncGenerator<RowOf<N>> {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const asked = { per_page: 200, ...(body as object | undefined), cursor } as BodyOf<N>;
      const page = (await this.call(name, asked, options)) as unknown as Page<RowOf<N>>;
      yield* page.list;
      cursor = page.pagination_options.next_cursor ?? null;
    }
  }

  #address(path: string, { path: values = {}, query = {} }: CallOptions): string {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new TypeError(`${path} needs '${name}': give it in options.path`);
      return encodeURIComponent(value);
    });
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return `${this.#options.url.replace(/\/$/, '')}${filled}${asked.size > 0 ? `?${asked}` : ''}`;
  }
}

interface Page<Row> {
  list: Row[];
  pagination_options: { next_cursor?: string | null };
}

/** The calls that answer lists by pages. */
export type ListName = { [N in OperationName]: DataOf<N> extends Page<unknown> ? N : never }[OperationName];
export type RowOf<N extends ListName> = DataOf<N> extends { list: (infer Row)[] } ? Row : never;

async function read(answer: Response): Promise<never> {
  const text = await answer.text();
  const body = text.startsWith('{') ? JSON.parse(text) : {};
  if (!answer.ok) throw new CallError(answer.status, body, answer.headers.get('x-request-id'));
  return body.data as never;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
