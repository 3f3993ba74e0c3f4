import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideSettings, outsideClient } from '#/server/foundation/outgoing/outside.ts';
import { OutsideRefused } from '#/server/foundation/outgoing/outsideAddress.ts';

/** What a server of the tests was asked. */
interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const asked: Asked[] = [];
let server: http.Server;
let base: string;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const to = new URL(url ?? '', base).searchParams.get('to');
      const path = url?.split('?')[0];
      if (path === '/silent') return;
      if (path === '/long') response.end('x'.repeat(5_000));
      else if (path === '/found') response.writeHead(302, { location: to ?? '' }).end();
      else if (path === '/kept') response.writeHead(307, { location: to ?? '' }).end();
      else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
      else response.writeHead(200, { 'x-answer': 'yes' }).end(`heard ${method}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const here = outsideClient({ loopback: true });
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(OutsideRefused);
  return (error as OutsideRefused).sentence;
};
const resolving =
  (...addresses: string[]): OutsideSettings['resolve'] =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('a request outside', () => {
  it('sends what it is given and answers what was answered', async () => {
    asked.length = 0;
    const answer = await here(`${base}/hook?a=1`, { method: 'POST', headers: { 'x-own': '1' }, body: 'grüße' });
    expect(answer).toMatchObject({ status: 200, body: 'heard POST', isCut: false, headers: { 'x-answer': 'yes' } });
    expect(asked[0]).toMatchObject({
      url: '/hook?a=1',
      body: 'grüße',
      headers: { 'x-own': '1', 'content-length': '7', 'user-agent': expect.stringContaining('Countinghouse') },
    });
  });

  it('reads no more than it wants, and waits no longer', async () => {
    expect(await here(`${base}/long`, { answerBytes: 100 })).toMatchObject({ body: 'x'.repeat(100), isCut: true });
    expect(await refusalOf(here(`${base}/silent`, { timeMs: 50 }))).toEqual({ key: 'outgoing.too_slow' });
  });

  it('says by a code why nobody answered', async () => {
    const closed = http.createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await refusalOf(here(`http://127.0.0.1:${port}/`))).toEqual({ key: 'outgoing.no_answer', params: { reason: 'ECONNREFUSED' } });
  });
});

describe('a name', () => {
  it.each([
    ['to a private address', ['10.0.0.5']],
    ['to this machine', ['127.0.0.1']],
    ['to where clouds keep credentials', ['169.254.169.254']],
    ['to one of each', ['93.184.216.34', '192.168.1.1']],
    ['to a mapped address', ['::ffff:10.0.0.5']],
    ['nowhere', []],
  ])('that leads %s is not called', async (_to, addresses) => {
    const fetchOutside = outsideClient({ loopback: false, resolve: resolving(...addresses) });
    expect(await refusalOf(fetchOutside('https://example.com/'))).toEqual({ key: 'outgoing.not_public' });
  });

  it('is looked up once: what it leads to afterwards is not asked', async () => {
    let lookups = 0;
    const { port } = new URL(base);
    const rebinding: OutsideSettings['resolve'] = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    // The connection is made, to the address that was checked: TLS finds no TLS there.
    const refused = await refusalOf(outsideClient({ loopback: true, resolve: rebinding })(`https://rebinding.example:${port}/`));
    expect(refused).toMatchObject({ key: 'outgoing.no_answer', params: { reason: expect.stringMatching(/SSL|ECONNRESET|EPROTO/) } });
    expect(lookups).toBe(1);
  });
});

describe('a redirect', () => {
  const to = (kind: string, target: string) => `${base}/${kind}?to=${encodeURIComponent(target)}`;

  it('is followed as a new request, and a POST becomes a GET where the status says so', async () => {
    asked.length = 0;
    const sent = { method: 'POST', headers: { authorization: 'Bearer one', 'content-type': 'text/plain' }, body: 'hello' } as const;
    expect(await here(to('found', '/there'), sent)).toMatchObject({ status: 200, body: 'heard GET' });
    expect(await here(to('kept', '/there'), sent)).toMatchObject({ status: 200, body: 'heard POST' });
    expect(asked.map(({ body }) => body)).toEqual(['hello', '', 'hello', 'hello']);
    expect(asked[1]?.headers).toMatchObject({ authorization: 'Bearer one' });
    expect(asked[1]?.headers).not.toHaveProperty('content-type');
  });

  it('tells another origin no secrets', async () => {
    asked.length = 0;
    await here(to('kept', `http://localhost:${new URL(base).port}/there`), { headers: { Authorization: 'Bearer one', 'x-own': '1' } });
    expect(asked[1]?.headers).toMatchObject({ 'x-own': '1' });
    expect(asked[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'http://example.com/',
    'file:///etc/passwd',
    'https://a:b@example.com/',
    'http://[',
  ])('to %s is refused', async (target) => {
    const { key } = await refusalOf(here(to('found', target)));
    expect(['outgoing.not_public', 'outgoing.https_only', 'outgoing.no_credentials']).toContain(key);
  });

  it('is followed a few times, or not at all', async () => {
    expect(await refusalOf(here(`${base}/round`))).toEqual({ key: 'outgoing.too_many_redirects' });
    expect(await here(`${base}/round`, { redirects: 0 })).toMatchObject({ status: 302 });
  });
});
