/** Of one unit of work. The embedded database has the one connection for that long, and a request beside it waits for a few of them. */
const UNIT_MS = 20;
const MAX_ROWS = 25;
const FIRST_ROWS = 5;

interface Limits {
  unitMs: number;
  /** Rows of one unit of work, however quick it is. */
  most: number;
  /** And however slow: what a unit costs by itself would else be most of it. */
  least: number;
}

/**
 * Past sales: a batch is some twenty statements, however many orders it has, so that short units would do little else (measured: 40 ms an
 * order in units of 20 ms).
 */
export const SALES_PACE: Limits = { unitMs: 200, most: 200, least: 1 };

/**
 * Rows that are imported together: a batch is some twenty statements, however many rows it has. Without a least number a busy machine, on
 * which these alone take longer than a unit may, would end with one row in each. On a server nobody waits for the import's connection.
 */
export const togetherPace = (engine: 'embedded' | 'postgres'): Limits =>
  engine === 'embedded' ? { unitMs: 25, most: 500, least: 25 } : { unitMs: 60, most: 500, least: 100 };

/** How many rows a unit of work takes, so that none of them keeps others waiting: as many as the last ones were quick. */
export class Pace {
  #rows = FIRST_ROWS;
  readonly #limits: Limits;

  constructor({ unitMs = UNIT_MS, most = MAX_ROWS, least = 1 }: Partial<Limits> = {}) {
    this.#limits = { unitMs, most, least };
  }

  get rows(): number {
    return this.#rows;
  }

  /** Does what a unit of work does with some rows, and learns from its time. */
  async measured<T>(rows: number, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const answer = await work();
    const { unitMs, most, least } = this.#limits;
    const fitting = Math.max(least, Math.floor((rows * unitMs) / Math.max(1, performance.now() - began)));
    this.#rows = Math.max(1, Math.min(fitting, this.#rows * 2, most));
    return answer;
  }
}
