import type { Sentence } from '#/i18n/sentences.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';

/** How a try of a job ended; `interrupted`: cancelled, taken over, or put back by a host that stops. */
export type TryOutcome = 'completed' | 'refused' | 'broke' | 'interrupted';

/** Why a job's signal is aborted: the host stops. */
export class Stopping extends Error {}
/** Why a job's signal is aborted: it was cancelled, or is another host's by now. */
export class NotOurs extends Error {}

/** How a try ended that threw. */
export function outcomeOf(error: unknown, { reason }: AbortSignal): TryOutcome {
  if (reason instanceof NotOurs || reason instanceof Stopping) return 'interrupted';
  return isRefusal(error) ? 'refused' : 'broke';
}

/** Whether the work cannot be done, however often it is tried. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.statusCode < 500;

/** Why, in one sentence. */
export function firstSentence(error: ApiError): Sentence {
  return Object.values(error.errors ?? {})[0]?.[0] ?? error.sentence;
}
