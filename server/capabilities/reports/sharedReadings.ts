/** No reading is shared for longer than this. */
export const LONGEST_SHARED_S = 30;

/** What all that is kept may come to, in characters of JSON. */
const MOST_KEPT = 16_000_000;

/** What was read. */
export interface Reading {
  /** Its JSON. */
  answer: string;
  /** The moment of which its data are, in milliseconds since 1970. */
  asOf: number;
}

interface Taken {
  begunAt: number;
  reading: Promise<Reading>;
  /** Characters; 0 while it is being taken. */
  size: number;
}

/**
 * Readings that several ask for alike within a few seconds: taken once, for all of them. Each asker says how old it may be at most, so that
 * nobody is shown what was read before they last changed something. Kept by this process alone, and lost with it.
 */
export class SharedReadings {
  /** By what was asked, oldest first. */
  readonly #taken = new Map<string, Taken>();
  #kept = 0;

  /**
   * A reading whose data are no older than `maxAge` (seconds), else one that begins now.
   * @param asked all that the answer depends on: what is asked, of whose data, with which rights. @throws what `read` throws; that is not
   * kept
   */
  async take(asked: string, maxAge: number, read: () => Promise<Reading>): Promise<Reading> {
    const now = Date.now();
    const known = this.#taken.get(asked);
    if (known && now - known.begunAt < maxAge * 1000) {
      const reading = await known.reading;
      // That of a replica is older than its beginning.
      if (now - reading.asOf < maxAge * 1000) return reading;
      if (this.#taken.get(asked) !== known) return this.take(asked, maxAge, read);
    }
    this.#forget(asked);
    for (const [old, { begunAt }] of this.#taken) if (now - begunAt > LONGEST_SHARED_S * 1000) this.#forget(old);
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
