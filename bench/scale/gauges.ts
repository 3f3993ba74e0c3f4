import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isConnectionLost } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { readPrometheus, type Told } from '#/tests/support/prometheus.ts';

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;
const EVERY_MS = 1_000;
/** How much waits where no host could say so: perhaps something. */
const UNKNOWN = 1;

/** What was seen of hosts and their database while something went on; the most of each. */
export interface Seen {
  /** Seconds of processor time; of a host that was killed only what it has had since. */
  hostSeconds: number;
  databaseSeconds: number;
  hostMegabytes: number;
  connections: number;
  jobsWaiting: number;
  oldestJobSeconds: number;
  deliveriesWaiting: number;
  oldestDeliverySeconds: number;
  /** Seconds after the last call until nothing waited any more. */
  restSeconds: number;
}

/** Looks at hosts' own figures and at the database's processes again and again. */
export class Gauges {
  readonly #metrics: () => readonly string[];
  readonly #database: Database;
  #server = 0;
  #isOver = false;
  #watching: Promise<void> = Promise.resolve();
  #most = new Map<string, number>();
  #before = { host: 0, database: 0 };

  /** @param metrics where each host that is there tells its figures */
  constructor(metrics: () => readonly string[], database: Database) {
    this.#metrics = metrics;
    this.#database = database;
  }

  async start(): Promise<void> {
    this.#server = (await statOf(await this.#asked('select pg_backend_pid() as found'))).parent;
    this.#before = await this.#seconds();
    this.#watching = this.#watch();
  }

  /** Waits until what the calls left behind is done. @returns what there was */
  async stop(): Promise<Seen> {
    const ended = performance.now();
    while ((await this.#look()) > 0) await wait(EVERY_MS / 4);
    const restSeconds = (performance.now() - ended) / 1000;
    const after = await this.#seconds();
    this.#isOver = true;
    await this.#watching;
    const most = (name: string) => this.#most.get(name) ?? 0;
    return {
      hostSeconds: after.host - this.#before.host,
      databaseSeconds: after.database - this.#before.database,
      hostMegabytes: most('memory') / 1024 ** 2,
      connections: most('connections'),
      jobsWaiting: most('jobs'),
      oldestJobSeconds: most('oldest job'),
      deliveriesWaiting: most('deliveries'),
      oldestDeliverySeconds: most('oldest delivery'),
      restSeconds,
    };
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      await this.#look().catch((error: unknown) => {
        // A database that was killed cannot be asked; the next look may find it again.
        if (!isConnectionLost(error)) throw error;
      });
      await wait(EVERY_MS);
    }
  }

  /** @returns how much waits to be done */
  async #look(): Promise<number> {
    const told = await this.#told();
    // What waits is the same whichever host tells it, of those that could read it.
    const reader = told.find((one) => one.value('countinghouse_emails_waiting') !== undefined);
    if (!reader) return UNKNOWN;
    const all = (name: string) => reader.samples.filter((one) => one.name === `countinghouse_${name}`).map(({ value }) => value);
    const sum = (name: string) => all(name).reduce((one, other) => one + other, 0);
    const connections = await this.#asked('select count(*) as found from pg_stat_activity where datname = current_database()');
    const jobs = sum('jobs_waiting') + sum('jobs_running');
    const deliveries = sum('webhook_deliveries_waiting');
    this.#note('memory', Math.max(0, ...told.map((one) => one.value('process_resident_memory_bytes') ?? 0)));
    // Without the one that asks.
    this.#note('connections', connections - 1);
    this.#note('jobs', jobs);
    this.#note('oldest job', Math.max(0, ...all('jobs_oldest_due_seconds')));
    this.#note('deliveries', deliveries);
    this.#note('oldest delivery', Math.max(0, ...all('webhook_deliveries_oldest_due_seconds')));
    return jobs + deliveries;
  }

  async #asked(query: string): Promise<number> {
    return Number((await this.#database.direct(query)).rows[0]?.found);
  }

  #note(name: string, value: number): void {
    this.#most.set(name, Math.max(value, this.#most.get(name) ?? 0));
  }

  /** What each host tells; one that is just being killed is left out. */
  async #told(): Promise<Told[]> {
    const answers = await Promise.allSettled(this.#metrics().map(async (url) => readPrometheus(await (await fetch(url)).text())));
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  }

  async #seconds(): Promise<{ host: number; database: number }> {
    const told = await this.#told();
    const host = told.reduce((sum, one) => sum + (one.value('process_cpu_seconds_total') ?? 0), 0);
    return { host, database: await databaseSeconds(this.#server) };
  }
}

/** Of a PostgreSQL server with all of its processes, ended ones too. */
async function databaseSeconds(server: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map((pid) => statOf(pid).catch(() => undefined)));
  const ticks = stats.reduce((sum, stat, at) => {
    if (pids[at] === server) return sum + (stat?.own ?? 0) + (stat?.ended ?? 0);
    return stat?.parent === server ? sum + stat.own : sum;
  }, 0);
  return ticks / TICKS_A_SECOND;
}

/** What `/proc` says of a process: its parent, its own ticks and those of its children that have ended. */
async function statOf(pid: number): Promise<{ parent: number; own: number; ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, which may hold anything, stands in parentheses.
  const values = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = values;
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = values.slice(11, 15);
  return { parent, own: user + system, ended: endedUser + endedSystem };
}
