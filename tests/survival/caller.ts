import { setTimeout as wait } from 'node:timers/promises';
import { grantOf } from '#/tests/support/app.ts';

/** How long a caller waits before it tries again. */
export const AWAY_MS = 100;
/** What a caller goes on after: done, too many imports at once, no database at the moment. */
const EXPECTED = [200, 201, 429, 503];

/** What was answered, whatever it was. */
export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the parsing edge
  data: any;
}

/** Calls a host that may go away at any moment, and remembers every answer after which nobody can go on. */
export class Caller {
  readonly #url: string;
  readonly establishment: number;
  #token = '';
  readonly #unexpected = new Set<string>();

  constructor(url: string, establishment: number) {
    this.#url = url;
    this.establishment = establishment;
  }

  get unexpected(): string[] {
    return [...this.#unexpected];
  }

  async signIn(address = 'owner@demo.test'): Promise<void> {
    const signedIn = await fetch(`${this.#url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(grantOf(address)),
    });
    this.#token = ((await signedIn.json()) as { access_token: string }).access_token;
  }

  /** Sends it again and again until it is done. For what may come twice. */
  async until(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
    isDone: (data: Reply['data']) => boolean = () => true,
  ): Promise<Reply['data']> {
    for (;;) {
      const answer = await this.call(method, path, body, headers);
      if (answer && answer.status < 300 && isDone(answer.data)) return answer.data;
      await wait(AWAY_MS);
    }
  }

  /** @returns nothing where no answer came */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply | undefined> {
    try {
      const answer = await fetch(this.#url + path, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && {
          body: JSON.stringify({
            ...(method === 'POST' && !path.includes('bulk') && !path.includes('presigned') && { establishment_id: this.establishment }),
            ...body,
          }),
        }),
        signal: AbortSignal.timeout(60_000),
      });
      const { data, message, errors } = (await answer.json()) as { data: unknown; message?: string; errors?: unknown };
      if (!EXPECTED.includes(answer.status))
        this.#unexpected.add(`${method} ${path}: ${answer.status} ${message} ${JSON.stringify(errors ?? '')}`);
      if (answer.status === 503 && (!answer.headers.get('retry-after') || !message))
        this.#unexpected.add(`${method} ${path}: a 503 without a sentence or Retry-After`);
      return { status: answer.status, data };
    } catch {
      return undefined;
    }
  }

  /** @throws where it is refused */
  async must(method: string, path: string, body: object): Promise<Reply['data']> {
    const answer = await this.call(method, path, body);
    if (!answer || answer.status >= 300) throw new Error([...this.#unexpected].join('\n') || `${path} was not answered`);
    return answer.data;
  }
}
