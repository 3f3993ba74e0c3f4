import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compression } from '#/server/foundation/http/compression.ts';
import { ANY_PAGE, routeOf } from '#/server/foundation/http/routeOf.ts';
import { UnchangingText } from '#/server/foundation/http/unchangingText.ts';

test('a large text that never changes says once by what it varies', async () => {
  const app = Fastify();
  compression(app);
  const text = new UnchangingText(JSON.stringify('x'.repeat(100_000)));
  app.get('/', (request, reply) => text.answer(request, reply, 'application/json; charset=utf-8'));
  for (const headers of [{}, { 'accept-encoding': 'gzip' }])
    expect((await app.inject({ url: '/', headers })).headers.vary).toBe('Accept-Encoding');
});

test('operators are told a page of the dashboard by a name, not by a pattern', async () => {
  const app = Fastify();
  app.get(ANY_PAGE, async (request) => routeOf(request));
  expect((await app.inject('/products/7')).json()).toEqual({ method: 'GET', route: 'dashboard' });
});
