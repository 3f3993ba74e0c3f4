import type { FastifyRequest } from 'fastify';

/** Where a call comes from, as the activity log keeps it. */
export interface Visitor {
  address: string;
  /** The User-Agent header. */
  device: string | null;
}

/** The address and the device behind a request. */
export function visitorOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  return { address: ip, device: headers['user-agent'] ?? null };
}
