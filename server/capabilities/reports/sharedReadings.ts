/** No reading is shared for longer than this, in seconds: as it is, and where what it follows from is unchanged. */
export const LONGEST_SHARED_S = 30;
export const LONGEST_UNCHANGED_S = 60;

/** What all that is kept may come to, in characters of JSON. */
const MOST_KEPT = 16_000_000;

/** What was read. */
export interface Reading {
  /** Its JSON. */
  answer: string;
  /** The moment of which its data are, in milliseconds since 1970. */
  asOf: number;
  /** Changes with what it follows from. */
  version: string;
}

/** How old a reading may be for who asks. */
export interface Allowed {
  /** Seconds. */
  maxAge: number;
  /** Seconds, where the version is still that of the reading, or was so `maxAge` ago. */
  unchangedMaxAge: number;
  /** The version as it is now. */
  version: () => Promise<string>;
}

interface Taken {
  begunAt: number;
  reading: Promise<Reading>;
  /** Characters; 0 while it is being taken. */
  size: number;
  /** The version that was asked for last, and when. */
  looked?: { begunAt: number; version: Promise<string> };
}

/**
 * Readings that several ask for alike within a few seconds, or again and again: taken once, for all of them, and again when there is
 * something new. Each asker says how old it may be at most, so that nobody is shown what was read before they last changed something. Kept
 * by this process alone, and lost with it.
 */
export class SharedReadings {
  /** By what was asked, oldest first. */
  readonly #taken = new Map<string, Taken>();
  #kept = 0;

  /**
   * A reading that is no older than is allowed, else one that begins now.
   * @param asked all that the answer depends on: what is asked, of whose data, with which rights. @throws what `read` and `version` throw;
   * that is not kept
   */
  async take(asked: string, allowed: Allowed, read: () => Promise<Reading>): Promise<Reading> {
    const now = Date.now();
    const known = this.#taken.get(asked);
    if (known && now - known.begunAt < Math.max(allowed.maxAge, allowed.unchangedMaxAge) * 1000) {
      const reading = await known.reading;
      if (await isStillGood(known, reading, allowed, now)) return reading;
      if (this.#taken.get(asked) !== known) return this.take(asked, allowed, read);
    }
    this.#forget(asked);
    for (const [old, { begunAt }] of this.#taken) if (now - begunAt > LONGEST_UNCHANGED_S * 1000) this.#forget(old);
    const taken: Taken = { begunAt: now, reading: read(), size: 0 };
    this.#taken.set(asked, taken);
    taken.reading.then(
      ({ answer }) => this.#keep(asked, taken, answer.length),
      () => this.#taken.get(asked) === taken && this.#forget(asked),
    );
    return taken.reading;
  }

  #keep(asked: string, taken: Taken, size: number): void {
    if (this.#taken.get(asked) !== taken) return;
    taken.size = size;
    this.#kept += size;
    for (const old of this.#taken.keys()) {
      if (this.#kept <= MOST_KEPT) return;
      this.#forget(old);
    }
  }

  #forget(asked: string): void {
    this.#kept -= this.#taken.get(asked)?.size ?? 0;
    this.#taken.delete(asked);
  }
}

/** Whether a reading may be given to who asks now. The data of a replica's are older than its beginning. */
async function isStillGood(taken: Taken, { asOf, version }: Reading, allowed: Allowed, now: number): Promise<boolean> {
  const { maxAge, unchangedMaxAge } = allowed;
  if (now - asOf < maxAge * 1000) return true;
  if (now - asOf >= unchangedMaxAge * 1000) return false;
  if (!taken.looked || now - taken.looked.begunAt >= maxAge * 1000) taken.looked = { begunAt: now, version: allowed.version() };
  const { looked } = taken;
  try {
    return (await looked.version) === version;
  } catch (error) {
    if (taken.looked === looked) delete taken.looked;
    throw error;
  }
}
