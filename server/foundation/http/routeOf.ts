import type { FastifyRequest } from 'fastify';

/** Where the dashboard answers: its pages and files, whatever their address. */
export const ANY_PAGE = '/*';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * What an operator is told of a request's address: the template of its route. Only what the program itself wrote: an address that has no
 * route is one of all such, a method that HTTP's callers made up likewise.
 */
export function routeOf({ method, routeOptions, is404 }: FastifyRequest): { method: string; route: string } {
  return { method: METHODS.has(method) ? method : 'other', route: is404 ? 'unknown' : nameOf(routeOptions.url) };
}

function nameOf(url: string | undefined): string {
  return url === ANY_PAGE ? 'dashboard' : (url ?? 'unknown');
}
