import type { FastifyBaseLogger } from 'fastify';

/** What the log says of something that is asked again and again. */
export interface OutageWords {
  /** While it fails. */
  away: string;
  /** Once it answers again. */
  back: string;
}

/**
 * Something that is asked every second may be away for hours: the log says when that begins, why, each time that the reason is another one,
 * and when it is over; not every try.
 */
export class Outage {
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly #words: OutageWords;
  #reason: string | undefined;
  #began = 0;
  #tries = 0;

  constructor(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, words: OutageWords) {
    this.#log = log;
    this.#words = words;
  }

  /** It failed. */
  failed(err: unknown): void {
    const reason = String(err);
    if (this.#reason === undefined) this.#began = performance.now();
    this.#tries += 1;
    if (reason === this.#reason) return;
    this.#reason = reason;
    this.#log.warn({ err }, this.#words.away);
  }

  /** It answered. */
  worked(): void {
    if (this.#reason === undefined) return;
    this.#log.info({ after_s: Math.round((performance.now() - this.#began) / 1000), tries: this.#tries }, this.#words.back);
    this.#reason = undefined;
    this.#tries = 0;
  }
}
