import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOTHING_HERE, notFound } from './apiError.ts';
import { isApiPath } from './notFound.ts';

/** Serves the built dashboard from `folder`: hashed files for a year, compressed at build time; its page for every address it may know. */
export async function dashboard(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControlOf(path));
    },
  });
  app.get('/*', { config: { public: true } }, (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/').slice(1);
    if (isApiPath(`/${path}`)) return reply.callNotFound();
    if (isDevious(path)) throw notFound(NOTHING_HERE);
    if (path !== '' && existsSync(join(folder, path)) && /\.\w+$/.test(path)) return reply.sendFile(path);
    return answerPage(request, reply);
  });
}

/** A path that climbs, or hides where it goes: no address of ours is written so, and what it would find is not looked for. */
function isDevious(path: string): boolean {
  return /(^|\/)\.{1,2}(\/|$)|[\\\0]|^\/|\/\/|%(25|2e|2f|5c|00)/i.test(path);
}

/** The dashboard's page, for a browser that asks for a page, and at the root for whoever asks; everything else is not found. */
function answerPage(request: FastifyRequest, reply: FastifyReply) {
  const isRoot = request.url.split('?')[0] === '/';
  if (!isRoot && !request.headers.accept?.includes('text/html')) throw notFound(NOTHING_HERE);
  return reply.sendFile('index.html');
}

/** Files under assets/ carry a hash of what they hold; every other one is asked for again. */
function cacheControlOf(path: string): string {
  return /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
