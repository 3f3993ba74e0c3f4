import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { methodNotAllowed, NOTHING_HERE, notFound } from './apiError.ts';

/** An unknown path is 404; a known one of the API asked with a verb it lacks is 405 with the verbs it has. Register before any route. */
export function unknownPaths(app: FastifyInstance): void {
  const verbs = new Set<HTTPMethod>();
  const router = findMyWay({ ignoreTrailingSlash: false });

  app.addHook('onRoute', ({ method, url }) => {
    if (!isApiPath(url)) return;
    for (const verb of [method].flat() as HTTPMethod[]) {
      verbs.add(verb);
      if (!router.hasRoute(verb, url)) router.on(verb, url, nothing);
    }
  });

  app.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...verbs].filter((verb) => router.find(verb, path) !== null);
    throw allowed.length > 0 ? methodNotAllowed(allowed.sort()) : notFound(NOTHING_HERE);
  });
}

/** Paths of the API: nothing under them is ever answered with the dashboard's page. */
export const isApiPath = (path: string) => /^\/(api|oauth)(\/|$)/.test(path);

function nothing(): void {}
