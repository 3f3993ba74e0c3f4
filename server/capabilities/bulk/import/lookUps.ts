/** What is asked for meanwhile is gathered, and found together. */
export class LookUps<T> {
  readonly #waiting = new Map<string, Group<T>>();

  /** The answer to `wanted`, which comes with all that were asked for under the same key before the caller's other work let go. */
  find<W>(key: string, wanted: W, all: (wanted: readonly W[]) => Promise<readonly T[]>): Promise<T> {
    const group = this.#waiting.get(key) ?? this.#begin(key, all as (wanted: readonly unknown[]) => Promise<readonly T[]>);
    const same = JSON.stringify(wanted);
    const at = group.places.get(same) ?? group.wanted.push(wanted) - 1;
    group.places.set(same, at);
    return group.found.then((found) => found[at] as T);
  }

  #begin(key: string, all: (wanted: readonly unknown[]) => Promise<readonly T[]>): Group<T> {
    const wanted: unknown[] = [];
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#waiting.delete(key);
      return all(wanted);
    });
    const group = { wanted, places: new Map<string, number>(), found };
    this.#waiting.set(key, group);
    return group;
  }
}

interface Group<T> {
  wanted: unknown[];
  places: Map<string, number>;
  found: Promise<readonly T[]>;
}
