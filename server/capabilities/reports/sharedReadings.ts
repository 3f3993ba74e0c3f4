/** No reading is shared for longer than this. */
export const LONGEST_SHARED_S = 30;

/** What all that is kept may come to, in characters of JSON. */
const MOST_KEPT = 16_000_000;

interface Taken {
  begunAt: number;
  answer: Promise<string>;
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
   * The JSON of a reading that began no longer ago than `maxAge` (seconds), else of one that begins now.
   * @param asked all that the answer depends on: what is asked, of whose data, with which rights. @throws what `read` throws; that is not
   * kept
   */
  take(asked: string, maxAge: number, read: () => Promise<string>): Promise<string> {
    const now = performance.now();
    const known = this.#taken.get(asked);
    if (known && now - known.begunAt < maxAge * 1000) return known.answer;
    this.#forget(asked);
    for (const [old, { begunAt }] of this.#taken) if (now - begunAt > LONGEST_SHARED_S * 1000) this.#forget(old);
    const taken: Taken = { begunAt: now, answer: read(), size: 0 };
    this.#taken.set(asked, taken);
    taken.answer.then(
      ({ length }) => this.#keep(asked, taken, length),
      () => this.#taken.get(asked) === taken && this.#forget(asked),
    );
    return taken.answer;
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
