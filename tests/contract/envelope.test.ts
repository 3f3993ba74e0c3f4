import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '#/i18n/sentences.ts';
import { CANNOT_REACH, DatabaseError } from '#/server/foundation/database/databaseError.ts';
import { conflict, notFound, tooMany } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { type TestApp, testApp } from '../support/app.ts';

const body = {
  type: 'object',
  title: 'Probe',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5 },
    rate: { type: 'number', minimum: 0 },
    kind: { enum: ['a', 'b'] },
    lines: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', required: ['price'], properties: { price: { type: ['number', 'null'] } }, additionalProperties: false },
    },
  },
  additionalProperties: false,
};

const IN_USE = say('records.in_use', { resource: 'probe', users: 'orders' });

/** A resource in small: its record 1 exists, 2 is in use, and every kind of failure has a number. */
function probes(app: FastifyInstance): void {
  const failures: Record<string, () => unknown> = {
    '2': () => conflict(IN_USE, { id: 2 }),
    '3': () => tooMany(12.2),
    '4': () => new Error('secret: password=hunter2 at /etc/passwd'),
    '5': () => new DatabaseError('other', 'relation "secret" does not exist', { sqlstate: '42P01' }),
    '6': () => new DatabaseError('unavailable', CANNOT_REACH),
    '7': () => 'thrown text',
  };
  app.get<{ Params: { id: string } }>('/api/probe/:id', { config: { public: true } }, async ({ params }) => {
    const failure = failures[params.id];
    if (failure) throw failure();
    return success({ id: params.id }, 'Read');
  });
  app.post('/api/probe', { schema: { body }, config: { permission: 'TaxCreate' } }, async (_request, reply) =>
    reply.code(201).send(success({ id: 1 })),
  );
  app.put<{ Params: { id: string } }>(
    '/api/probe/:id',
    { schema: { body: { ...body, required: [] } }, config: { permission: 'TaxEdit' }, attachValidation: true },
    async (request) => {
      if (Number(request.params.id) > 2) throw notFound();
      refuseInvalid(request);
      if (request.params.id === '2') throw conflict(IN_USE, { id: 2 });
      return success(request.body);
    },
  );
}

let host: TestApp;
let owner: string;
let nobody: string;
beforeAll(async () => {
  host = await testApp({ routes: probes });
  owner = await host.signIn('owner@demo.test');
  nobody = await host.signIn('nobody@demo.test');
});
afterAll(() => host.close());

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const megabytes = (count: number) => JSON.stringify({ name: 'x'.repeat(count * 1024 * 1024) });

describe('the envelope', () => {
  it('wraps a success, and 201 for a created record', async () => {
    expect(await host.call('GET', '/api/probe/1')).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Read', data: { id: '1' } },
    });
    expect(await host.call('POST', '/api/probe', { name: 'VAT' }, owner)).toMatchObject({
      status: 201,
      body: { status: 'success', data: { id: 1 } },
    });
  });

  it('gives every answer an id of its own and never takes one over', async () => {
    const paths = ['/api/probe/1', '/api/probe/4', '/api/nothing', '/api/v1_0/profile', '/api/health/live', '/%zz'];
    const ids = await Promise.all(
      paths.map(
        async (path) => (await host.call('GET', path, undefined, undefined, { 'x-request-id': 'forged\tid' })).headers['x-request-id'],
      ),
    );
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(paths.length);
  });

  it('brings the stored record with a conflict, and the time to wait with a 429', async () => {
    expect((await host.call('GET', '/api/probe/2')).body).toEqual({
      status: 'error',
      message: 'This probe is in use by orders: take it out of them first',
      data: { id: 2 },
    });
    const { status, headers } = await host.call('GET', '/api/probe/3');
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 429, wait: '13' });
  });

  it.each(['4', '5', '7'])('keeps what went wrong inside to itself (%s)', async (id) => {
    const { status, body: answer, headers } = await host.call('GET', `/api/probe/${id}`);
    expect(status).toBe(500);
    expect(answer).toEqual({ status: 'error', message: 'Something went wrong', request_id: headers['x-request-id'] });
  });

  it('is 503 without a database', async () => {
    expect(await host.call('GET', '/api/probe/6')).toMatchObject({
      status: 503,
      body: { status: 'error', message: expect.stringContaining('try again') },
    });
  });

  it('is 404 for an unknown path and 405 with the verbs for a known one', async () => {
    expect(await host.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { status: 'error' } });
    expect(await host.call('GET', '/nothing/at/all')).toMatchObject({ status: 404, body: { status: 'error' } });
    expect(await host.call('DELETE', '/api/probe/1', undefined, owner)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, PUT' },
    });
    expect(await host.call('GET', '/oauth/token')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  it('is 404 for an address that cannot be read, as for any other at which nothing stands', async () => {
    expect(await host.call('GET', '/api/probe/%zz')).toMatchObject({
      status: 404,
      body: { status: 'error', message: 'There is nothing at this address' },
    });
  });

  it('carries the headers that keep browsers safe', async () => {
    const { headers } = await host.call('GET', '/api/probe/4');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': expect.any(String),
    });
  });
});

describe('a body', () => {
  const send = (text: string | Buffer, headers?: Record<string, string>) => host.call('POST', '/api/probe', text, owner, headers);

  it.each([
    ['broken JSON', '{"name":'],
    ['a bare list', '[]'],
    ['a bare text', '"VAT"'],
    ['null', 'null'],
    ['a poisoned key', '{"name":"VAT","__proto__":{"admin":true}}'],
    ['a raw NUL', '{"name":"V\0T"}'],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('is 400 where it is %s', async (_case, text) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { status: 'error', message: expect.any(String) } });
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
  ])('is 400 as %s', async (type) => {
    expect(await send('{"name":"VAT"}', { 'content-type': type })).toMatchObject({ status: 400, body: { status: 'error' } });
  });

  it('is read as application/json with a charset', async () => {
    expect((await send('{"name":"VAT"}', { 'content-type': 'application/json; charset=UTF-8' })).status).toBe(201);
  });

  it('is 413 above 5 MB and read below', async () => {
    expect(await send(megabytes(10))).toMatchObject({
      status: 413,
      body: { status: 'error', message: 'The request is too large: send at most 5 MB' },
    });
    expect((await send(megabytes(4))).status).toBe(422);
  });

  it('names every refused field with a sentence that says what to do', async () => {
    const { status, body: answer } = await send(
      JSON.stringify({ rate: '5', kind: 'c', colour: 'red', lines: [{ price: 1 }, { prize: 2 }] }),
    );
    expect(status).toBe(422);
    expect(answer).toEqual({
      status: 'error',
      message: 'Check the marked fields',
      errors: {
        name: ['Enter a value'],
        rate: ['Give a number'],
        kind: ['Choose one of: a, b'],
        colour: ['colour is not a field of Probe'],
        'lines.1.price': ['Enter a value'],
        'lines.1.prize': ['prize is not a field of this request'],
      },
    });
  });

  it('is never bent into shape', async () => {
    for (const value of [
      { name: 5 },
      { name: null },
      { name: 'VAT', rate: null },
      { name: 'VAT', rate: true },
      { name: ['VAT'] },
      { name: 'VAT', lines: { price: 1 } },
    ])
      expect((await send(JSON.stringify(value))).status).toBe(422);
    expect((await send('{"name":"VAT","toString":1,"constructor":2,"hasOwnProperty":3}')).body.errors).toEqual(
      Object.fromEntries(['toString', 'constructor', 'hasOwnProperty'].map((name) => [name, [`${name} is not a field of Probe`]])),
    );
    expect((await send('{"name":"VAT","rate":1e999}')).body.errors).toEqual({ rate: ['Give a number'] });
  });

  it('names what is missing where it is empty', async () => {
    expect((await host.call('POST', '/api/probe', undefined, owner)).body.errors).toEqual({ name: ['Enter a value'] });
    expect((await send('')).body.errors).toEqual({ name: ['Enter a value'] });
  });

  it('is 422 with a NUL or half a character anywhere, also in a key', async () => {
    expect((await send('{"name":"V\\u0000T"}')).body.errors).toEqual({ name: ['Remove the NUL character'] });
    expect((await send('{"name":"VAT","lines":[{"price":"\\u0000"}]}')).body.errors).toEqual({
      'lines.0.price': ['Remove the NUL character'],
    });
    expect((await send('{"name":"VAT","na\\u0000me":1}')).status).toBe(422);
    expect((await send('{"name":"\\ud800"}')).body.errors).toEqual({ name: ['Remove the broken character'] });
    expect((await send('{"name":"\\\\u0000"}')).body.errors).toEqual({ name: ['Use at most 5 characters'] });
  });

  it('of a hundred thousand levels or rows is refused without much work', async () => {
    // Time of the processor, not of the clock: what else the machine does is not in it.
    const before = process.cpuUsage();
    expect((await send(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(422);
    expect((await send(JSON.stringify({ name: 'VAT', lines: Array(300_000).fill({ x: 1 }) }))).status).toBe(422);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(5);
  });
});

describe('the order of the checks', () => {
  const put = (id: number, text: string, token?: string, type = 'application/json') =>
    host.call('PUT', `/api/probe/${id}`, text, token, { 'content-type': type });

  it.each([
    ['401 before 413', 9, megabytes(10), undefined, 401],
    ['413 before 400', 9, `${megabytes(10)}}`, 'nobody', 413],
    ['400 before 403', 9, '{', 'nobody', 400],
    ['403 before 404', 9, '{"colour":1}', 'nobody', 403],
    ['404 before 422', 9, '{"colour":1}', 'owner', 404],
    ['422 before 409', 2, '{"colour":1}', 'owner', 422],
    ['409 at last', 2, '{"name":"VAT"}', 'owner', 409],
    ['200 where nothing is wrong', 1, '{"name":"VAT"}', 'owner', 200],
  ])('is %s', async (_case, id, text, who, status) => {
    expect((await put(id, text, who && { nobody, owner }[who])).status).toBe(status);
  });

  it('is 413 before 400 for another content type, too', async () => {
    expect((await put(1, megabytes(10), owner, 'text/plain')).status).toBe(413);
  });
});
