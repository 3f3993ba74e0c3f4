import { say } from '#/i18n/sentences.ts';
import { tooMany } from '#/server/foundation/http/apiError.ts';

/** Files that requests read at a time on this host: each takes a thread, and the host has other work. */
const MAX_AT_ONCE = 2;
/** Requests of one business that may wait for their turn or have it. */
const MAX_OF_ONE = 4;
const RETRY_AFTER_SECONDS = 5;

const waiting: (() => void)[] = [];
const ofClient = new Map<number, number>();
let running = 0;

/**
 * Does the work of a request once there is room for it, in the order of asking. @throws ApiError 429 where a business asks for too much at
 * a time
 */
export async function inTurn<T>(clientId: number, work: () => Promise<T>): Promise<T> {
  const own = ofClient.get(clientId) ?? 0;
  if (own >= MAX_OF_ONE) throw tooMany(RETRY_AFTER_SECONDS, say('files.too_many_read', { most: MAX_OF_ONE }));
  ofClient.set(clientId, own + 1);
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes over to whoever waits longest.
    if (next) next();
    else running -= 1;
    const left = (ofClient.get(clientId) ?? 1) - 1;
    if (left) ofClient.set(clientId, left);
    else ofClient.delete(clientId);
  }
}
