import type { BulkHost } from './bulkHost.ts';

/** Nobody waits for the emails that many records occasion: those that are too many for an hour go in the next one. */
export const waiting = (mailer: BulkHost['mailer']): BulkHost['mailer'] => ({
  send: (kind, payload, owner, options) => mailer.send(kind, payload, owner, { ...options, waits: true }),
});
