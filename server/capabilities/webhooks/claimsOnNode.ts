import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type Claimed, type Due, type Full, findDue, haveWebhooks, takeDue } from './claims.ts';

/** So many are looked for at a time: more than a host carries. */
const MOST = 64;
/** So long what is remembered of who has webhooks is good: a first one's first delivery may wait for it. */
const REMEMBERED_MS = 5_000;

/**
 * Claims on a cluster, of the businesses that one node has: what is of the others goes on while this one is silent. A question about many
 * businesses is dear to plan there (10 to 20 ms for a thousand), so those without webhooks are left out, and what a look has found is
 * remembered: many claims follow it that ask one business each.
 */
export class ClaimsOnNode {
  readonly #database: Database;
  #found: Due[] = [];
  /** Those of the node's businesses that have webhooks. */
  #asked: readonly number[] = [];
  #askedUntil = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** As `claimDelivery`; `of`: the businesses that the node has. */
  async claim(of: readonly number[], full: Full): Promise<Claimed | undefined> {
    const known = await this.#take(full);
    if (known) return known;
    if (performance.now() >= this.#askedUntil) {
      this.#asked = await haveWebhooks(this.#database, of);
      this.#askedUntil = performance.now() + REMEMBERED_MS;
    }
    if (!this.#asked.length) return undefined;
    this.#found = await findDue(this.#database, this.#asked, full, MOST);
    return this.#take(full);
  }

  /** One of those that were found, unless others have it by now. */
  async #take({ webhooks, clients }: Full): Promise<Claimed | undefined> {
    const mayGo = ({ webhook, clientId }: Due) => !webhooks.includes(webhook) && !clients.includes(clientId);
    for (;;) {
      const at = this.#found.findIndex(mayGo);
      const [due] = at < 0 ? [] : this.#found.splice(at, 1);
      if (!due) return undefined;
      const claimed = await takeDue(this.#database, due);
      if (claimed) return claimed;
    }
  }
}
