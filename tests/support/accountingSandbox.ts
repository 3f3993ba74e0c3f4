import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown>;

/** A journal entry as the sandbox has booked it. */
export interface Booked {
  requestId: string;
  DocNumber: string;
  TxnDate: string;
  Line: {
    Amount: number;
    Description: string;
    JournalEntryLineDetail: { PostingType: string; AccountRef: { value: string }; DepartmentRef?: { value: string } };
  }[];
}

/**
 * An accounting program of our own, on a port of its own: the authorization server and the calls of QuickBooks Online that its connector
 * makes. It gives out tokens that end, each refresh token once, books an entry once for each `requestid`, and refuses what does not balance
 * or names accounts that it has not.
 */
export class AccountingSandbox {
  readonly clientId = 'the-host';
  readonly clientSecret = 'its secret: with a colon';
  company = { id: '9130', name: 'Harbour Foods Ltd', currency: 'GBP' };
  /** Another company that may be chosen there. */
  companies: Record<string, { name: string; currency: string }> = {};
  accounts: Row[] = [];
  departments: Row[] = [];
  booked: Booked[] = [];
  /** Refresh tokens that were given back. */
  revoked: string[] = [];
  /** How often somebody came for tokens, by grant. */
  grants: string[] = [];
  /** What the next journal entries are answered with: `lost`: they are booked, and the connection breaks. */
  trouble: ('lost' | number)[] = [];
  /** Access tokens that are taken. */
  #access = new Set<string>();
  #refresh = new Map<string, true>();
  #codes = new Map<string, string>();
  #made = 0;
  tokenSeconds = 3600;
  readonly #server: http.Server;
  url = '';

  constructor() {
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<AccountingSandbox> {
    const sandbox = new AccountingSandbox();
    await new Promise<void>((resolve) => sandbox.#server.listen(0, '127.0.0.1', resolve));
    sandbox.url = `http://127.0.0.1:${(sandbox.#server.address() as AddressInfo).port}`;
    return sandbox;
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
  agree(address: string, company = this.company.id) {
    const asked = new URL(address).searchParams;
    const redirect = asked.get('redirect_uri') ?? '';
    const code = `code-${++this.#made}`;
    this.#codes.set(code, redirect);
    return { redirect, parameters: { state: asked.get('state') ?? '', code, realmId: company } };
  }

  /** Whoever comes agrees at once: where they are sent back to. */
  #agreed(asked: URL): string {
    const { redirect, parameters } = this.agree(asked.href);
    return `${redirect}?${new URLSearchParams(parameters)}`;
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
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/authorize') return void response.writeHead(302, { location: this.#agreed(url) }).end();
    if (url.pathname === '/revoke') return void send(...this.#revoke(request, JSON.parse(text)));
    if (url.pathname === '/token') return void send(...this.#token(request, new URLSearchParams(text)));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !this.#access.has(token)) return void send(401, { fault: { error: [{ message: 'AuthenticationFailed' }] } });
    const [, company = '', what = ''] = /^\/v3\/company\/([^/]+)\/(\w+)/.exec(url.pathname) ?? [];
    const known = company === this.company.id ? this.company : this.companies[company];
    if (!known) return void send(403, { Fault: { Error: [{ Message: 'ApplicationAuthorizationFailed' }] } });
    if (what === 'companyinfo') return void send(200, { CompanyInfo: { CompanyName: known.name } });
    if (what === 'preferences') return void send(200, { Preferences: { CurrencyPrefs: { HomeCurrency: { value: known.currency } } } });
    if (what === 'query') return void send(200, { QueryResponse: this.#query(url.searchParams.get('query') ?? '') });
    if (what !== 'journalentry') return void send(404, {});
    const trouble = this.trouble.shift();
    if (typeof trouble === 'number') return void send(trouble, { Fault: { Error: [{ Message: 'Service unavailable' }] } });
    const [status, body] = this.#book(url.searchParams.get('requestid') ?? '', JSON.parse(text));
    if (trouble === 'lost') return void response.destroy();
    send(status, body);
  }

  /** Somebody who knows the host's secret gives rights back: nothing opens any more. */
  #revoke(request: http.IncomingMessage, { token }: { token: string }): [number, unknown] {
    if (!this.#isHost(request)) return [401, { error: 'invalid_client' }];
    this.revoked.push(token);
    return [this.#refresh.delete(token) ? 200 : 400, {}];
  }

  #isHost({ headers }: http.IncomingMessage): boolean {
    const said = (headers.authorization ?? '').replace('Basic ', '');
    const [id, secret] = Buffer.from(said, 'base64').toString().split(':').map(decodeURIComponent);
    return id === this.clientId && secret === this.clientSecret;
  }

  #token(request: http.IncomingMessage, form: URLSearchParams): [number, unknown] {
    if (!this.#isHost(request)) return [401, { error: 'invalid_client' }];
    const grant = form.get('grant_type') ?? '';
    this.grants.push(grant);
    const code = form.get('code') ?? '';
    const refresh = form.get('refresh_token') ?? '';
    const isGood =
      grant === 'authorization_code'
        ? this.#codes.get(code) === form.get('redirect_uri')
        : grant === 'refresh_token' && this.#refresh.has(refresh);
    this.#codes.delete(code);
    this.#refresh.delete(refresh);
    if (!isGood) return [400, { error: 'invalid_grant' }];
    const next = { access: `access-${++this.#made}`, refresh: `refresh-${++this.#made}` };
    this.#access.add(next.access);
    this.#refresh.set(next.refresh, true);
    return [200, { access_token: next.access, refresh_token: next.refresh, expires_in: this.tokenSeconds, token_type: 'bearer' }];
  }

  #query(query: string): Row {
    const [, kind = '', start = '1', most = '100'] = /^select \* from (\w+) .*startposition (\d+) maxresults (\d+)$/.exec(query) ?? [];
    const rows = kind === 'Account' ? this.accounts : this.departments;
    return { [kind]: rows.slice(Number(start) - 1, Number(start) - 1 + Number(most)) };
  }

  #book(requestId: string, entry: Omit<Booked, 'requestId'>): [number, unknown] {
    const before = this.booked.findIndex((one) => one.requestId === requestId);
    const made = (at: number) =>
      [200, { JournalEntry: { Id: String(at + 1), DocNumber: this.booked[at]?.DocNumber } }] as [number, unknown];
    if (requestId && before >= 0) return made(before);
    const cents = (side: string) =>
      entry.Line.filter(({ JournalEntryLineDetail: { PostingType } }) => PostingType === side).reduce(
        (sum, { Amount }) => sum + Math.round(Amount * 100),
        0,
      );
    const known = (rows: Row[], id: string) => rows.some(({ Id, Active }) => Id === id && Active !== false);
    const strange = entry.Line.map(({ JournalEntryLineDetail: { AccountRef } }) => AccountRef.value).find(
      (id) => !known(this.accounts, id),
    );
    const refusal = (Message: string, Detail: string) =>
      [400, { Fault: { Error: [{ Message, Detail, code: '6000' }], type: 'ValidationFault' } }] as [number, unknown];
    if (cents('Debit') !== cents('Credit')) return refusal('Debits and credits differ', `${cents('Debit')} and ${cents('Credit')}`);
    if (strange) return refusal('Invalid Reference Id', `Accounts element id ${strange} not found`);
    if (entry.DocNumber.length > 21) return refusal('Too long', 'DocNumber');
    this.booked.push({ requestId, ...entry });
    return made(this.booked.length - 1);
  }
}
