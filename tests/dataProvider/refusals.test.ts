import { describe, expect, it } from 'vitest';
import { createRequest } from '#/dataProvider/request.ts';
import { failureOf, runHost } from './setUp.ts';

const run = runHost();
const getOne = () => failureOf(run.provider.getOne('dishes', { id: 1 }));

describe('refusals', () => {
  it.each([400, 401, 403, 404, 409, 413, 429, 500, 503])('%d keeps its status and the host sentence', async (status) => {
    run.host.answer = () => ({ status, message: 'Not like this' });
    const error = await getOne();
    expect([error.name, error.status, error.message]).toEqual(['HttpError', status, 'Not like this']);
  });

  it('gives refused fields as one text each, rows by their dotted path', async () => {
    run.host.answer = () => ({
      status: 422,
      body: {
        status: 'error',
        message: 'Check the marked fields',
        errors: { name: ['Enter a value'], 'lines.0.price': ['Enter 0 or more', 'Give a number'], kind: [] },
      },
    });
    const error = await failureOf(run.provider.create('dishes', { data: {} }));
    expect([error.message, error.body?.errors]).toEqual([
      'Check the marked fields',
      { name: 'Enter a value', 'lines.0.price': 'Enter 0 or more. Give a number' },
    ]);
  });

  it('says how long to wait, and under which name the host logged a fault', async () => {
    run.host.answer = () => ({ status: 429, headers: { 'retry-after': '30' }, message: 'Too many tries' });
    expect((await getOne()).body).toEqual({ retry_after: 30 });
    run.host.answer = () => ({ status: 500, body: { status: 'error', message: 'Something went wrong', request_id: 'r-1' } });
    expect((await getOne()).body).toEqual({ request_id: 'r-1' });
  });

  it.each([
    ['an error without a sentence', { status: 500, body: { status: 'error' } }],
    ['a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['an answer that is no envelope', { status: 200, body: 'OK' }],
  ])('%s is "Something went wrong"', async (_, reply) => {
    run.host.answer = () => reply;
    expect((await getOne()).message).toBe('Something went wrong');
  });

  it('takes a status other than success for a failure, whatever HTTP says', async () => {
    run.host.answer = () => ({ status: 200, body: { status: 'error', message: 'The till is open' } });
    expect((await getOne()).message).toBe('The till is open');
  });

  it('says what to do where the host cannot be reached', async () => {
    const request = createRequest({ apiUrl: 'http://127.0.0.1:9', getToken: () => null });
    const error = await failureOf(request('GET', '/api/constants'));
    expect([error.name, error.status, error.message, error.body]).toEqual([
      'HttpError',
      0,
      'The server cannot be reached: check the connection and try again',
      { code: 'unreachable' },
    ]);
    expect(error.cause).toBeInstanceOf(Error);
  });
});

describe('createRequest', () => {
  it('gives status, message and data', async () => {
    run.host.answer = () => ({ status: 201, data: [1], message: 'Made' });
    const request = createRequest({ apiUrl: run.host.url, getToken: () => null });
    expect(await request('POST', '/api/thing', { a: 1 })).toEqual({ status: 201, data: [1], message: 'Made' });
    expect(run.host.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('asks for the token at each call', async () => {
    let token = 'one';
    const request = createRequest({ apiUrl: run.host.url, getToken: () => token });
    await request('GET', '/api/a');
    token = 'two';
    await request('GET', '/api/b');
    expect(run.host.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
  });
});
