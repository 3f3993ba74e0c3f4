import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call with a good token is answered: status and body (undefined: none), or `lost`: the connection breaks. */
export type Reply = [status: number, body: unknown] | 'lost';

/**
 * A program of our own, on a port of its own: the authorization server, and whatever calls it has behind it. It gives out
 * tokens that end, each refresh token once, and codes that are good for whoever asked for them alone.
 */
export abstract class ProgramSandbox {
  readonly clientId = 'the-host';
  readonly clientSecret = 'its secret: with a colon';
  /** Companies beside the usual one that may be chosen there. */
  companies: Record<string, { name: string; currency: string }> = {};
  /** What the next journals are answered with: `lost`: they are booked, and the connection breaks. */
  trouble: ('lost' | number)[] = [];
  /** Refresh tokens that were given back. */
  revoked: string[] = [];
  /** How often somebody came for tokens, by grant. */
  grants: string[] = [];
  /** Access tokens that are taken. */
  #access = new Set<string>();
  #refresh = new Map<string, true>();
  #codes = new Map<string, { redirect: string; challenge: string | null }>();
  #made = 0;
  tokenSeconds = 3600;
  readonly #server: http.Server;
  url = '';

  constructor() {
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
  }

  /** What a company is called beside the code that comes back. */
  protected abstract readonly companyParameter: string;
  /** The company that is chosen where nothing is said. */
  protected abstract readonly usual: string;
  /** What a call is answered whose token is not taken. */
  protected abstract readonly unauthorized: unknown;
  /** Answers a call whose token is good. */
  protected abstract reply(url: URL, text: string, request: http.IncomingMessage): Reply;

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** As the host's configuration names it. */
  get app() {
    const { clientId, clientSecret, url } = this;
    return {
      clientId,
      clientSecret,
      addresses: { authorize: `${url}/authorize`, token: `${url}/token`, revoke: `${url}/revoke`, api: url },
    };
  }

  /** Somebody agrees, in the browser: what comes back to the address that was asked for. */
  agree(address: string, company = this.usual) {
    const asked = new URL(address).searchParams;
    const redirect = asked.get('redirect_uri') ?? '';
    const code = `code-${++this.#made}`;
    this.#codes.set(code, { redirect, challenge: asked.get('code_challenge') });
    return { redirect, parameters: { state: asked.get('state') ?? '', code, [this.companyParameter]: company } };
  }

  /** Whoever comes agrees at once: where they are sent back to. */
  #agreed(asked: URL): string {
    const { redirect, parameters } = this.agree(asked.href);
    return `${redirect}?${new URLSearchParams(parameters)}`;
  }

  /** Takes an access token that somebody made there by hand. */
  letIn(token: string): void {
    this.#access.add(token);
  }

  /** Access tokens end before their time. */
  endAccess(): void {
    this.#access.clear();
  }

  /** The company takes our rights back. */
  takeBack(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname === '/authorize') return void response.writeHead(302, { location: this.#agreed(url) }).end();
    const reply = this.#replied(url, text, request);
    if (reply === 'lost') return void response.destroy();
    const [status, body] = reply;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
  }

  #replied(url: URL, text: string, request: http.IncomingMessage): Reply {
    if (url.pathname === '/revoke') return this.#revoke(request, text);
    if (url.pathname === '/token') return this.#token(request, new URLSearchParams(text));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    return token && this.#access.has(token) ? this.reply(url, text, request) : [401, this.unauthorized];
  }

  /** Somebody who knows the host's secret gives rights back: nothing opens any more. */
  #revoke(request: http.IncomingMessage, text: string): Reply {
    if (!this.#isHost(request)) return [401, { error: 'invalid_client' }];
    const isJson = String(request.headers['content-type']).includes('json');
    const token = isJson ? (JSON.parse(text) as { token: string }).token : (new URLSearchParams(text).get('token') ?? '');
    this.revoked.push(token);
    return [this.#refresh.delete(token) ? 200 : 400, {}];
  }

  #isHost({ headers }: http.IncomingMessage): boolean {
    const said = (headers.authorization ?? '').replace('Basic ', '');
    const [id, secret] = Buffer.from(said, 'base64').toString().split(':').map(decodeURIComponent);
    return id === this.clientId && secret === this.clientSecret;
  }

  #token(request: http.IncomingMessage, form: URLSearchParams): Reply {
    if (!this.#isHost(request)) return [401, { error: 'invalid_client' }];
    const grant = form.get('grant_type') ?? '';
    this.grants.push(grant);
    const code = form.get('code') ?? '';
    const refresh = form.get('refresh_token') ?? '';
    const isGood = grant === 'authorization_code' ? this.#isTheirs(code, form) : grant === 'refresh_token' && this.#refresh.has(refresh);
    this.#codes.delete(code);
    this.#refresh.delete(refresh);
    if (!isGood) return [400, { error: 'invalid_grant' }];
    const next = { access: `access-${++this.#made}`, refresh: `refresh-${++this.#made}` };
    this.#access.add(next.access);
    this.#refresh.set(next.refresh, true);
    return [200, { access_token: next.access, refresh_token: next.refresh, expires_in: this.tokenSeconds, token_type: 'bearer' }];
  }

  #isTheirs(code: string, form: URLSearchParams): boolean {
    const asked = this.#codes.get(code);
    if (!asked || asked.redirect !== form.get('redirect_uri')) return false;
    const verifier = form.get('code_verifier');
    return asked.challenge === (verifier === null ? null : createHash('sha256').update(verifier).digest('base64url'));
  }
}
