/** The records of one table: the numbers that they had, and those that they get, in the same order. */
export class Numbers {
  #old: Float64Array<ArrayBuffer>;
  #count = 0;
  /** Numbers of records that are gone, which others still name. */
  readonly #gone = new Map<number, number>();
  /** Records that are here already. */
  readonly #here = new Map<number, number>();
  /** The first number that is given; the others follow it. */
  first = 0;

  constructor(rows: number) {
    this.#old = new Float64Array(rows);
  }

  /** Notes the next record; false where it does not stand behind the one before. */
  add(id: number): boolean {
    if (this.#count === this.#old.length || id <= 0 || (this.#count > 0 && id <= (this.#old[this.#count - 1] ?? 0))) return false;
    this.#old[this.#count] = id;
    this.#count += 1;
    return true;
  }

  has(id: number): boolean {
    return this.#indexOf(id) >= 0;
  }

  /** Notes a number that is named, though no record has it. */
  addGone(id: number): void {
    if (!this.#gone.has(id)) this.#gone.set(id, this.#gone.size);
  }

  /** A record that is here already stands for this one. */
  standsFor(id: number, here: number): void {
    this.#here.set(id, here);
  }

  isHere(id: number): boolean {
    return this.#here.has(id);
  }

  /** How many numbers are needed. */
  get needed(): number {
    return this.#count + this.#gone.size;
  }

  /** The number that it has here; undefined for one that nothing in the export is known of. */
  of(id: number): number | undefined {
    const here = this.#here.get(id);
    if (here !== undefined) return here;
    const index = this.#indexOf(id);
    if (index >= 0) return this.first + index;
    const gone = this.#gone.get(id);
    return gone === undefined ? undefined : this.first + this.#count + gone;
  }

  #indexOf(id: number): number {
    let [low, high] = [0, this.#count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#old[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
