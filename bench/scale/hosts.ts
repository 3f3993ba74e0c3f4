import { setTimeout as wait } from 'node:timers/promises';
import { present } from '#/model/values/shapes.ts';
import { freePort } from '#/tests/support/host.ts';
import { type HostProcess, hostProcess } from '#/tests/survival/hostProcess.ts';
import { type Repeated, repeated } from './again.ts';

/** How long a host that was killed stays away before it is started again. */
const AWAY_MS = 1_000;

interface Started {
  host: HostProcess;
  /** Where it tells its figures. */
  metrics: string;
  isAway: boolean;
}

/** Several built hosts on one database and one data folder, as behind a proxy that gives each its turn. */
export class Hosts {
  readonly #all: readonly Started[];
  #turn = 0;

  private constructor(all: readonly Started[]) {
    this.#all = all;
  }

  /** @param env of all of them. @throws where the host is not built */
  static async of(many: number, env: Readonly<Record<string, string>>): Promise<Hosts> {
    const all: Started[] = [];
    for (let at = 0; at < many; at += 1) {
      const metrics = await freePort();
      const host = await hostProcess({ ...env, METRICS_PORT: String(metrics) });
      all.push({ host, metrics: `http://127.0.0.1:${metrics}/metrics`, isAway: false });
    }
    return new Hosts(all);
  }

  /** Starts them one after the other: the first one brings the database to the definitions. */
  async start(): Promise<void> {
    for (const { host } of this.#all) await host.start();
  }

  /** The address of the one whose turn it is, of those that a proxy would not pass over. */
  next(): string {
    const there = this.#all.filter(({ isAway }) => !isAway);
    const asked = there.length > 0 ? there : this.#all;
    this.#turn += 1;
    return present(asked[this.#turn % asked.length], 'host').host.url;
  }

  /** Where each tells its figures, but for those that are away. */
  metrics(): string[] {
    return this.#all.flatMap(({ metrics, isAway }) => (isAway ? [] : [metrics]));
  }

  /** Kills one after the other from now on, one each so many milliseconds, and starts it again after a second. */
  killEvery(intervalMs: number): Repeated {
    return repeated(intervalMs, async (kills) => {
      const killed = present(this.#all[kills % this.#all.length], 'host');
      await killed.host.kill();
      // Whoever is connected meets the lost connection first; then the proxy passes it over.
      killed.isAway = true;
      await wait(AWAY_MS);
      await killed.host.start();
      killed.isAway = false;
    });
  }

  async remove(): Promise<void> {
    await Promise.all(this.#all.map(({ host }) => host.kill()));
  }
}
