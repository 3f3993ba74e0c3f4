import type { FastifyBaseLogger } from 'fastify';
import { businessesOfNodes } from '#/server/foundation/database/nodes.ts';
import { Outage } from '#/server/foundation/outage.ts';
import { type Claimed, claimDelivery, type Full } from './claims.ts';
import { ClaimsOnNode } from './claimsOnNode.ts';
import { deliver } from './deliver.ts';
import { settle } from './outcome.ts';
import { PAUSES_MS } from './retries.ts';
import { Round } from './round.ts';
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

/** How often it is looked which businesses there are on which node of a cluster: so long a new one's first delivery may wait. */
const NODES_MS = 5_000;

type Claim = (full: Full) => Promise<Claimed | undefined>;

/**
 * Carries deliveries from this host to their receivers, a few of each webhook at a time. On a cluster each node is asked apart, so that one
 * which is away holds up its own businesses alone.
 */
export class Courier {
  readonly #host: WebhookHost;
  readonly #log: FastifyBaseLogger;
  readonly #settings: CourierSettings;
  readonly #running = new Map<Claimed, Promise<void>>();
  /** One for all businesses, or one for each node that is known. */
  readonly #rounds = new Map<number | undefined, Round>();
  readonly #stopping = new AbortController();
  readonly #nodesOutage: Outage;
  /** The businesses of each node. */
  #businesses: ReadonlyMap<number, readonly number[]> = new Map();
  #claiming = 0;
  #nodesTimer: NodeJS.Timeout | undefined;
  #findingNodes: Promise<void> | undefined;

  constructor(host: WebhookHost, log: FastifyBaseLogger, settings: CourierSettings) {
    this.#host = host;
    this.#log = log;
    this.#settings = settings;
    this.#nodesOutage = new Outage(log, {
      away: 'which node has which business cannot be read',
      back: 'which node has which business is read again',
    });
  }

  /** Looks for what is due now, and from then on every so often. */
  start(): void {
    const { database } = this.#host;
    if (database.distributed) this.#lookForNodes();
    else this.#begin(undefined, (full) => claimDelivery(database, full));
  }

  /** Takes nothing more, and puts back what is on its way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#nodesTimer);
    await this.#findingNodes;
    await Promise.all([...this.#rounds.values()].map((round) => round.stop()));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, GRACE_MS);
    });
    await Promise.race([Promise.all(this.#running.values()), patience]);
    clearTimeout(timer);
  }

  #begin(node: number | undefined, claim: Claim): void {
    const round = new Round({
      node,
      pollMs: this.#settings.pollMs,
      log: this.#log,
      hasRoom: () => !this.#isFull(),
      claim: () => this.#claim(claim),
      carry: (claimed) => void this.#running.set(claimed, this.#carry(claimed, round)),
    });
    this.#rounds.set(node, round);
    round.look();
  }

  async #claim(claim: Claim): Promise<Claimed | undefined> {
    this.#claiming += 1;
    try {
      return await this.#host.database.during('job', () => claim(this.#fullOnes()));
    } finally {
      this.#claiming -= 1;
    }
  }

  /** Nodes come and go, and businesses begin and are moved. */
  #lookForNodes(): void {
    const { database } = this.#host;
    this.#findingNodes = database
      .during('job', () => businessesOfNodes(database, 'active'))
      .then((found) => {
        this.#nodesOutage.worked();
        this.#businesses = new Map(found.map(({ node, clients }) => [node, clients]));
        for (const { node } of found) if (!this.#rounds.has(node)) this.#beginOn(node);
      })
      .catch((error: unknown) => this.#nodesOutage.failed(error))
      .finally(() => {
        if (!this.#stopping.signal.aborted) this.#nodesTimer = setTimeout(() => this.#lookForNodes(), NODES_MS).unref();
      });
  }

  #beginOn(node: number): void {
    const claims = new ClaimsOnNode(this.#host.database);
    this.#begin(node, (full) => claims.claim(this.#businesses.get(node) ?? [], full));
  }

  /** A try that breaks here, or whose outcome cannot be written, comes again once its lease is over. */
  async #carry(claimed: Claimed, round: Round): Promise<void> {
    const { database } = this.#host;
    try {
      const work = async () => {
        const outcome = await deliver(this.#host, claimed, this.#stopping.signal);
        await settle(this.#host, claimed, outcome, this.#settings.pauses);
      };
      await database.onBehalfOf(claimed.clientId, () => database.during('job', work));
    } catch (err) {
      this.#log.error({ err, delivery: claimed.id }, 'a delivery of a webhook broke');
    } finally {
      const wasFull = this.#isFull();
      this.#running.delete(claimed);
      for (const one of wasFull ? this.#rounds.values() : [round]) one.look();
    }
  }

  #isFull(): boolean {
    return this.#running.size + this.#claiming >= this.#settings.most;
  }

  #fullOnes(): Full {
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
