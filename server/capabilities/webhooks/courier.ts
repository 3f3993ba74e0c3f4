import type { FastifyBaseLogger } from 'fastify';
import { Outage } from '#/server/foundation/outage.ts';
import { type Claimed, claimDelivery, type Full } from './claims.ts';
import { deliver } from './deliver.ts';
import { settle } from './outcome.ts';
import { PAUSES_MS } from './retries.ts';
import type { WebhookHost } from './webhookHost.ts';

export interface CourierSettings {
  /** The pause between two looks for what is due. */
  pollMs: number;
  /** Deliveries on their way at a time: in all, of one business, and of one webhook, so that a slow receiver holds nobody else up. */
  most: number;
  mostOfClient: number;
  mostOfWebhook: number;
  /** The pauses after a try that was not taken, in milliseconds. */
  pauses: readonly number[];
}

export const normalCourier: CourierSettings = { pollMs: 1_000, most: 32, mostOfClient: 12, mostOfWebhook: 4, pauses: PAUSES_MS };

/** How long a stopping host waits for what is on its way; what does not end by then comes again once its lease is over. */
const GRACE_MS = 10_000;

/** Carries deliveries from this host to their receivers, a few of each webhook at a time. */
export class Courier {
  readonly #host: WebhookHost;
  readonly #log: FastifyBaseLogger;
  readonly #settings: CourierSettings;
  readonly #running = new Map<Claimed, Promise<void>>();
  readonly #outage: Outage;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(host: WebhookHost, log: FastifyBaseLogger, settings: CourierSettings) {
    this.#host = host;
    this.#log = log;
    this.#settings = settings;
    this.#outage = new Outage(log, {
      away: 'the deliveries of webhooks cannot be read',
      back: 'the deliveries of webhooks are read again',
    });
  }

  /** Looks for what is due now, and from then on every so often. */
  look(): void {
    if (this.#stopping.signal.aborted) return;
    this.#lookAgain = true;
    this.#looking ??= this.#take().finally(() => {
      this.#looking = undefined;
    });
  }

  /** Takes nothing more, and puts back what is on its way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#looking;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, GRACE_MS);
    });
    await Promise.race([Promise.all(this.#running.values()), patience]);
    clearTimeout(timer);
  }

  async #take(): Promise<void> {
    clearTimeout(this.#timer);
    const { signal } = this.#stopping;
    try {
      while (this.#lookAgain && !signal.aborted) {
        this.#lookAgain = false;
        while (this.#running.size < this.#settings.most && !signal.aborted) {
          const claimed = await this.#host.database.during('job', () => claimDelivery(this.#host.database, this.#full()));
          this.#outage.worked();
          if (!claimed) break;
          this.#running.set(claimed, this.#carry(claimed));
        }
      }
    } catch (err) {
      this.#outage.failed(err);
    }
    if (!signal.aborted) this.#timer = setTimeout(() => this.look(), this.#settings.pollMs).unref();
  }

  /** A try that breaks here, or whose outcome cannot be written, comes again once its lease is over. */
  async #carry(claimed: Claimed): Promise<void> {
    const { database } = this.#host;
    try {
      const outcome = await database.during('job', () => deliver(this.#host, claimed, this.#stopping.signal));
      await database.during('job', () => settle(this.#host, claimed, outcome, this.#settings.pauses));
    } catch (err) {
      this.#log.error({ err, delivery: claimed.id }, 'a delivery of a webhook broke');
    } finally {
      this.#running.delete(claimed);
      this.look();
    }
  }

  #full(): Full {
    const { mostOfWebhook, mostOfClient } = this.#settings;
    const running = [...this.#running.keys()];
    return {
      webhooks: reaching(
        running.map(({ webhook }) => webhook),
        mostOfWebhook,
      ),
      clients: reaching(
        running.map(({ clientId }) => clientId),
        mostOfClient,
      ),
    };
  }
}

/** What stands in a list at least `most` times. */
function reaching(ids: readonly number[], most: number): number[] {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count >= most ? [id] : []));
}
