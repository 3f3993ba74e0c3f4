import { type DataVersion, includes } from '#/model/values/dataVersion.ts';

/** What the database was seen to be at some moment. */
interface Known {
  version: DataVersion;
  /** Milliseconds, not after the moment. */
  at: number;
}

/** At most one is kept for each of these, in milliseconds. */
const APART_MS = 250;

/** The database's versions of the last seconds: of data at some version they tell of which moment these are. */
export class KnownVersions {
  readonly #longestMs: number;
  /** The oldest first. */
  #known: Known[] = [];

  /** @param longestMs those are forgotten that are older */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** How many are kept. */
  get size(): number {
    return this.#known.length;
  }

  /** The last one, where it is no older than `mostMs`. */
  latest(now: number, mostMs: number): DataVersion | undefined {
    const last = this.#known.at(-1);
    return last && now - last.at <= mostMs ? last.version : undefined;
  }

  /** @param at not after the database was asked for its version */
  note(version: DataVersion, at: number): void {
    const last = this.#known.at(-1);
    if (last && at < last.at) return;
    // The log of a server that took over may be shorter: what was known of the one before tells nothing of it.
    if (last && !includes(version, last.version)) this.#known = [];
    this.#known = this.#known.filter((one) => at - one.at <= this.#longestMs);
    const before = this.#known.at(-2);
    // The last one is always kept, and those before it not closer than need be.
    if (before && last && last.at - before.at < APART_MS) this.#known.pop();
    this.#known.push({ version, at });
  }

  /** The latest moment of which data at `version` certainly are, in milliseconds; undefined where it is none of the last seconds. */
  momentOf(version: DataVersion, now: number): number | undefined {
    const known = this.#known.findLast((one) => includes(version, one.version));
    return known && now - known.at <= this.#longestMs ? known.at : undefined;
  }
}
