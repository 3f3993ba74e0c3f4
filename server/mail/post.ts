import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { JobOwner } from '#/server/jobs/jobStore.ts';
import type { Jobs } from '#/server/jobs/jobs.ts';
import { ApiError } from '#/server/plugins/apiError.ts';
import { type Carrier, isRefused } from './carrier.ts';
import type { Letter } from './letter.ts';

/** The post of the host: letters are queued in the unit of work that occasions them, and leave outside of every one. */
export interface Post {
  /**
   * Says how letters of a kind are written. It is asked anew before every try, so that the queue holds no more than what
   * the letter is about; undefined: there is nothing to send any more. `settled` is told what became of each try.
   */
  letters<P>(kind: string, write: (payload: P) => Promise<Letter | undefined>, settled?: (payload: P, outcome: Outcome) => Promise<void>): void;
  /** Queues a letter, with `tx` in that unit of work. It never fails because of a mail server. */
  send(kind: string, payload: object, owner: JobOwner, options?: { tx?: Transaction }): Promise<void>;
}

/** What became of a try to send a letter; one that waits is tried again. */
export type Outcome = { status: 'sent' } | { status: 'waiting' | 'failed'; failure: 'refused' | 'unreachable' };

export interface PostSettings {
  /** The pauses after a failed try, in milliseconds; after the last one a letter is given up. */
  retryMs: readonly number[];
}

const MINUTE_MS = 60_000;
/** For most of a day: mail servers are mended by then. */
export const normalPost: PostSettings = { retryMs: [0.5, 2, 8, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS) };

interface Queued<P> {
  /** The same through every try: a mail program shows a letter that came twice once. */
  id: string;
  /** Tries that have failed. */
  failed: number;
  payload: P;
}

/** Opens the post on the queue. */
export function openPost(jobs: Jobs, carrier: Carrier, log: FastifyBaseLogger, { retryMs }: PostSettings = normalPost): Post {
  return {
    async send(kind, payload, owner, { tx } = {}) {
      await jobs.enqueue(jobKind(kind), { id: randomUUID(), failed: 0, payload } satisfies Queued<object>, owner, { tx });
    },
    letters<P>(kind: string, write: (payload: P) => Promise<Letter | undefined>, settled?: (payload: P, outcome: Outcome) => Promise<void>) {
      jobs.handle<Queued<P>>(jobKind(kind), async ({ id, failed, payload }, { clientId, userId, id: job }) => {
        const letter = await write(payload);
        if (!letter) return { sent: false };
        try {
          await carrier.carry(letter, id);
        } catch (error) {
          const wait = isRefused(error) ? undefined : retryMs[failed];
          await settled?.(payload, { status: wait === undefined ? 'failed' : 'waiting', failure: isRefused(error) ? 'refused' : 'unreachable' });
          const facts = { err: error, kind, letter: id, job, tries: failed + 1, place: carrier.place };
          if (wait === undefined) {
            log.error(facts, 'a letter could not be sent and is given up');
            throw new ApiError(422, 'not_sent', 'The e-mail could not be sent');
          }
          log.warn({ ...facts, again_in_ms: wait }, 'a letter could not be sent and will be tried again');
          await jobs.enqueue(jobKind(kind), { id, failed: failed + 1, payload } satisfies Queued<P>, { clientId, userId }, { delayMs: wait });
          return { sent: false };
        }
        await settled?.(payload, { status: 'sent' });
        log.info({ kind, letter: id, place: carrier.place }, 'a letter has left');
        return { sent: true };
      });
    },
  };
}

const jobKind = (kind: string) => `mail.${kind}`;
