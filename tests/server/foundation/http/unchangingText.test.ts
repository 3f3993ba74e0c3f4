import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { UnchangingText } from '#/server/foundation/http/unchangingText.ts';

const TEXT = JSON.stringify({ status: 'success', data: Array.from({ length: 500 }, (_none, n) => ({ value: n, label: 'A label' })) });

async function asked(headers: Record<string, string>) {
  const app = Fastify();
  const text = new UnchangingText(TEXT);
  app.get('/', (request, reply) => text.answer(request, reply, 'application/json; charset=utf-8'));
  await app.inject({ url: '/', headers });
  return app.inject({ url: '/', headers });
}

test('is sent as it is to whoever takes nothing else', async () => {
  const plain = await asked({});
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, TEXT, undefined]);
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect((await asked({ 'accept-encoding': 'gzip;q=0' })).body).toBe(TEXT);
});

test('is compressed where that is taken, and the same', async () => {
  const answer = await asked({ 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
  expect(answer.rawPayload.length).toBeLessThan(TEXT.length / 4);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(TEXT);
});

test('is not sent again to who has it, however it came', async () => {
  const tag = String((await asked({ 'accept-encoding': 'gzip' })).headers.etag);
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  for (const known of [tag, `"other", ${tag}`, `W/${tag}`]) {
    const answer = await asked({ 'accept-encoding': 'gzip', 'if-none-match': known });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers.etag).toBe(tag);
  }
  expect((await asked({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
