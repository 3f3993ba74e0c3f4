import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { ProcessRole } from '#/model/values/operations.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { Outage } from '#/server/foundation/outage.ts';

/** A process says that it is there so often: four times before others take it for gone. */
const BEAT_MS = 15_000;
/** On the embedded database it is the only one, and whoever asks is answered by it. */
const ALONE_BEAT_MS = 30_000;
/** Who has said nothing for so long is forgotten. */
const FORGET_AFTER = '1 day';

/** What a process is, of which it tells. */
export interface Presented {
  role: ProcessRole;
  /** Of the program. */
  version: string;
  /** By which definitions it runs (`schemaOf`). */
  schema: string;
  /** Where it answers; undefined: nowhere. */
  port?: number | undefined;
}

/**
 * Tells in the database that this process is there, now and then, off every request's path, until it stops. A database that is away is no
 * reason to stop: others then see when it was last there.
 */
export class Presence {
  readonly name: string;
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  #about: Presented | undefined;
  #measured = performance.eventLoopUtilization();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> | undefined;
  readonly #outage: Outage;
  #isStopped = false;

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
    this.#outage = new Outage(log, { away: 'this process cannot say that it is there', back: 'this process says again that it is there' });
    this.name = `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`;
  }

  /** Begins to tell. */
  async start(about: Presented): Promise<void> {
    if (this.#isStopped) return;
    this.#about = about;
    await this.#beat();
  }

  /** Ends it: a process that stops in order is nobody whom others miss. */
  async stop(): Promise<void> {
    const isStarted = this.#about !== undefined;
    this.#isStopped = true;
    this.#about = undefined;
    clearTimeout(this.#timer);
    await this.#telling;
    if (!isStarted) return;
    await this.#database
      .platform((tx) => sql`delete from public.processes where name = ${this.name}`.execute(tx))
      .catch((err: unknown) => this.#log.warn({ err }, 'this process stops, and could not say so: others show it as gone'));
  }

  async #beat(): Promise<void> {
    const about = this.#about;
    if (!about) return;
    this.#telling = this.#tell(about);
    await this.#telling;
    if (!this.#about) return;
    const pauseMs = this.#database.engine === 'embedded' ? ALONE_BEAT_MS : BEAT_MS;
    this.#timer = setTimeout(() => void this.#beat(), pauseMs).unref();
  }

  async #tell(about: Presented): Promise<void> {
    try {
      await this.#write(about);
      this.#outage.worked();
    } catch (err) {
      this.#outage.failed(err);
    }
  }

  /** One row. The embedded database belongs to this process, so that whatever other one has a row there was ended without a word. */
  async #write({ role, version, schema, port }: Presented): Promise<void> {
    const now = performance.eventLoopUtilization();
    const busy = Math.round(performance.eventLoopUtilization(now, this.#measured).utilization * 100);
    this.#measured = now;
    const isAlone = this.#database.engine === 'embedded';
    await this.#database.platform(async (tx) => {
      await sql`
        insert into public.processes (name, machine, role, version, schema, node, port, started_at, seen_at, memory_bytes, busy_percent)
        values (${this.name}, ${hostname()}, ${role}, ${version}, ${schema}, ${process.version}, ${port ?? null},
          now() - ${process.uptime()} * interval '1 second', now(), ${process.memoryUsage.rss()}, ${busy})
        on conflict (name) do update set seen_at = excluded.seen_at, memory_bytes = excluded.memory_bytes,
          busy_percent = excluded.busy_percent`.execute(tx);
      await sql`
        delete from public.processes
        where name <> ${this.name} and (${isAlone} or seen_at < now() - ${FORGET_AFTER}::interval)`.execute(tx);
    });
  }
}
