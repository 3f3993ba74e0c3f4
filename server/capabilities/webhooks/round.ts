import type { FastifyBaseLogger } from 'fastify';
import { Outage } from '#/server/foundation/outage.ts';
import type { Claimed } from './claims.ts';

export interface RoundOptions {
  /** The pause between two looks for what is due. */
  pollMs: number;
  /** Whether the host can carry another one. */
  hasRoom(): boolean;
  /** Takes the next delivery that is due. */
  claim(): Promise<Claimed | undefined>;
  /** Carries one, in its own time. */
  carry(claimed: Claimed): void;
  log: FastifyBaseLogger;
  /** Which node of a cluster it asks. */
  node?: number | undefined;
}

/** Looks for deliveries that are due, again and again, until it is stopped: those of all businesses, or of one node of a cluster. */
export class Round {
  readonly #options: RoundOptions;
  readonly #outage: Outage;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #isStopped = false;

  constructor(options: RoundOptions) {
    this.#options = options;
    const where = options.node === undefined ? '' : ` on node ${options.node}`;
    this.#outage = new Outage(options.log, {
      away: `the deliveries of webhooks cannot be read${where}`,
      back: `the deliveries of webhooks are read again${where}`,
    });
  }

  /** Looks for what is due now, and from then on every so often. */
  look(): void {
    if (this.#isStopped) return;
    this.#lookAgain = true;
    this.#looking ??= this.#take().finally(() => {
      this.#looking = undefined;
    });
  }

  /** Takes nothing more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #take(): Promise<void> {
    const { hasRoom, claim, carry, pollMs } = this.#options;
    clearTimeout(this.#timer);
    try {
      while (this.#lookAgain && !this.#isStopped) {
        this.#lookAgain = false;
        while (hasRoom() && !this.#isStopped) {
          const claimed = await claim();
          this.#outage.worked();
          if (!claimed) break;
          carry(claimed);
        }
      }
    } catch (err) {
      this.#outage.failed(err);
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.look(), pollMs).unref();
  }
}
