import type { FastifyReply } from 'fastify';

/** Says that another request may be answered otherwise because of these headers, beside what the answer says of others; each once. */
export function varyBy(reply: FastifyReply, ...headers: readonly string[]): void {
  const before = [reply.getHeader('Vary') ?? []].flat().flatMap((names) => String(names).split(/\s*,\s*/));
  reply.header('Vary', [...new Set([...before, ...headers])].join(', '));
}
