import type { FastifyReply } from 'fastify';

/** Says that another request may be answered otherwise because of this header, beside what the answer says of others. */
export function varyBy(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('Vary');
  reply.header('Vary', [before, header].flat().filter(Boolean).join(', '));
}
