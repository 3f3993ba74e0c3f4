import { promises as dns, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { say } from '#/i18n/sentences.ts';
import { type Traced, untraced } from '#/server/foundation/traced.ts';
import { hostOf, mayCall, OutsideRefused, readOutsideAddress } from './outsideAddress.ts';

/** A request to an address that a person typed. */
export interface OutsideRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** For all of it, looking up and redirects included; 10 seconds. */
  timeMs?: number;
  /** As many bytes of the answer's body are read; 1 MB. */
  answerBytes?: number;
  /** As many redirects are followed; 3. None: the answer that redirects is the answer. */
  redirects?: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** What was answered, whatever its status. */
export interface OutsideAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** There was more than was read. */
  isCut: boolean;
}

/** Every request of the host to an address that a person typed. @throws OutsideRefused with a sentence that says why there is no answer */
export type FetchOutside = (address: string, request?: OutsideRequest) => Promise<OutsideAnswer>;

export interface OutsideSettings {
  /** This machine may be called, and without encryption: for tests and development alone (`OUTGOING_LOOPBACK`). */
  loopback: boolean;
  /** For tests: looks a name up. */
  resolve?: ((host: string) => Promise<readonly LookupAddress[]>) | undefined;
  /** Who is told of each call: never where it goes, which is what a person typed. */
  traced?: Traced | undefined;
}

const TIME_MS = 10_000;
const ANSWER_BYTES = 1_048_576;
const REDIRECTS = 3;
const USER_AGENT = 'Countinghouse/1';
const [METHOD, STATUS] = ['http.request.method', 'http.response.status_code'];

/**
 * The client for everything outside the house. Names are looked up here, every address is checked, and the connection goes to a checked
 * one: a name that answers otherwise the second time is not asked a second time. Each redirect is a request like the first.
 */
export function outsideClient({ loopback, resolve = lookUp, traced = untraced }: OutsideSettings): FetchOutside {
  return (address, request = {}) =>
    traced({ name: 'call to another program', isOutside: true, facts: { [METHOD]: request.method ?? 'GET' } }, async (note) => {
      const answer = await answerOf(address, request);
      note({ [STATUS]: answer.status });
      return answer;
    });

  async function answerOf(address: string, request: OutsideRequest): Promise<OutsideAnswer> {
    const timeout = AbortSignal.timeout(request.timeMs ?? TIME_MS);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await follow(address, request);
    } catch (error) {
      if (error instanceof OutsideRefused || request.signal?.aborted) throw error;
      throw new OutsideRefused(timeout.aborted ? say('outgoing.too_slow') : say('outgoing.no_answer', { reason: reasonOf(error) }));
    }

    async function follow(first: string, { redirects = REDIRECTS, ...asked }: OutsideRequest): Promise<OutsideAnswer> {
      let url = readOutsideAddress(first, { loopback });
      let next: OutsideRequest = asked;
      for (let left = redirects; ; left -= 1) {
        const answer = await once(url, await beforeEnd(checkedAddresses(hostOf(url)), signal), next, signal);
        const to = answer.headers.location;
        if (redirects === 0 || to === undefined || !REDIRECTING.includes(answer.status)) return answer;
        if (left === 0) throw new OutsideRefused(say('outgoing.too_many_redirects'));
        const target = readOutsideAddress(URL.canParse(to, url) ? new URL(to, url).href : to, { loopback });
        next = redirected(next, answer.status, target.origin === url.origin);
        url = target;
      }
    }
  }

  async function checkedAddresses(host: string): Promise<readonly LookupAddress[]> {
    const here = loopback && host === 'localhost' ? '127.0.0.1' : host;
    const addresses = isIP(here) ? [{ address: here, family: isIP(here) }] : await resolve(host);
    if (!addresses.length || !addresses.every(({ address }) => mayCall(address, { loopback })))
      throw new OutsideRefused(say('outgoing.not_public'));
    return addresses;
  }
}

/**
 * Asks name servers alone, outside of the pool of threads that files and passwords need too: names that answer slowly hold nothing up.
 */
async function lookUp(host: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
  const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = asked.flatMap((one, at) =>
    one.status === 'fulfilled' ? one.value.map((address) => ({ address, family: at ? 6 : 4 })) : [],
  );
  const [first] = asked;
  if (!found.length && first?.status === 'rejected') throw first.reason;
  return found;
}

const REDIRECTING = [301, 302, 303, 307, 308];

/** What comes of it, or why it was ended before: looking up cannot be ended. */
async function beforeEnd<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = new AbortController();
  const end = new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
  });
  return Promise.race([work, end]).finally(() => ended.abort());
}

/** What is asked of the address that a redirect names; another origin is told no secrets. */
function redirected({ method, body, headers = {}, ...rest }: OutsideRequest, status: number, isSameOrigin: boolean): OutsideRequest {
  const kept = Object.entries(headers).filter(([name]) => isSameOrigin || !/^(?:authorization|cookie|proxy-authorization)$/i.test(name));
  if (status === 307 || status === 308)
    return { ...rest, ...(method && { method }), ...(body && { body }), headers: Object.fromEntries(kept) };
  return { ...rest, method: 'GET', headers: Object.fromEntries(kept.filter(([name]) => !/^content-/i.test(name))) };
}

/** One request to one of these addresses. */
async function once(
  url: URL,
  addresses: readonly LookupAddress[],
  { method = 'GET', headers = {}, body, answerBytes = ANSWER_BYTES }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  signal.throwIfAborted();
  const { request } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = {
      method,
      // A connection of its own: one that is kept open would not be looked up again.
      agent: false as const,
      lookup: pinnedTo(addresses),
      signal,
      headers: {
        'user-agent': USER_AGENT,
        'accept-encoding': 'identity',
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    };
    request(url, options, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > answerBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: text, isCut: size > answerBytes };
}

/** Answers what was checked, whatever name is asked for. */
function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, found) => {
    const [first] = addresses;
    if (options.all) found(null, [...addresses]);
    else found(null, first?.address ?? '', first?.family);
  };
}

/** The code of what went wrong (`ECONNREFUSED`, `CERT_HAS_EXPIRED`): no text of another program reaches a person. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return code;
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return first === undefined ? 'network' : reasonOf(first);
}
