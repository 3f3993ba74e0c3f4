import { say } from '#/i18n/sentences.ts';
import { GaveWay, tookTooLong, unavailable } from './databaseError.ts';
import type { ConnectionRequest, QueryResult } from './driver.ts';
import type { EmbeddedEngine } from './embeddedEngine.ts';
import type { Turns } from './turns.ts';

/**
 * Others wait so long for work that gives way, and it has this much of the processor: on a busy machine it gets its share all the same.
 * Four times as much each time it comes again: somebody waits at every moment of a busy day, and it would not come to its end.
 */
const OTHERS_WAIT_MS = 500;
const SHARE_MS = 400;
/** Without its share (a slow disk), they wait so long. */
const OTHERS_WAIT_AT_MOST_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** A query that does not end when it is told to ends the engine. */
const GRACE_MS = 10_000;
const ENDING = /^(?:commit|rollback)$/;

/**
 * One unit's hold on the embedded engine. Its queries end at their limit; work that gives way is ended when others have waited too long.
 */
export class Hold {
  readonly #engine: EmbeddedEngine;
  readonly #turns: Turns;
  readonly #request: ConnectionRequest;
  readonly #begun = performance.now();
  /** What the process had used by then; asked only for work that gives way, since asking takes longer than a short query. */
  readonly #usedBefore: NodeJS.CpuUsage | undefined;
  /** How many times as long as at first others wait for it. */
  readonly #patience: number;
  #hasGivenWay = false;

  constructor(engine: EmbeddedEngine, turns: Turns, request: ConnectionRequest) {
    this.#engine = engine;
    this.#turns = turns;
    this.#request = request;
    this.#patience = 4 ** (request.gaveWay ?? 0);
    this.#usedBefore = request.givesWay ? process.cpuUsage() : undefined;
  }

  /** @throws DatabaseError; `GaveWay` where the unit is ended for others */
  async query(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    const isEnding = ENDING.test(text);
    const givesWay = this.#request.givesWay === true && !isEnding;
    if (givesWay && (this.#hasGivenWay || this.#othersWaited())) throw this.#giveWay();
    const query = () => this.#engine.query(text, values);
    return this.#request.limitMs === undefined && !givesWay ? query() : this.#watched(query, givesWay);
  }

  async #watched(query: () => Promise<QueryResult>, givesWay: boolean): Promise<QueryResult> {
    const begun = performance.now();
    const timer = setInterval(() => this.#look(performance.now() - begun, givesWay), LOOK_EVERY_MS);
    try {
      return await query();
    } catch (error) {
      throw givesWay && this.#hasGivenWay && tookTooLong(error) ? this.#giveWay() : error;
    } finally {
      clearInterval(timer);
    }
  }

  /** Looks again and again: an engine that is told before it has begun does not hear it. */
  #look(tookMs: number, givesWay: boolean): void {
    const { limitMs = Number.POSITIVE_INFINITY } = this.#request;
    const isOver = tookMs >= limitMs;
    if (givesWay && !isOver) this.#hasGivenWay ||= this.#othersWaited();
    if (!isOver && !(givesWay && this.#hasGivenWay)) return;
    const isAsked = this.#engine.cancel();
    if (isOver && (!isAsked || tookMs >= limitMs + GRACE_MS))
      this.#engine.end(unavailable(say('database.query_ended_after', { seconds: limitMs / 1000 })));
  }

  #othersWaited(): boolean {
    const { waitedFrom } = this.#turns;
    if (waitedFrom === undefined || !this.#engine.canCancel) return false;
    const waitedMs = (performance.now() - Math.max(waitedFrom, this.#begun)) / this.#patience;
    const { user, system } = process.cpuUsage(this.#usedBefore);
    return waitedMs >= OTHERS_WAIT_AT_MOST_MS || (waitedMs >= OTHERS_WAIT_MS && (user + system) / 1000 / this.#patience >= SHARE_MS);
  }

  #giveWay(): GaveWay {
    this.#hasGivenWay = true;
    return new GaveWay();
  }
}
