import { valuesIn } from '#/model/values/shapes.ts';

/** What became of what was typed in a row. */
export interface Draft {
  /** As it stands in the box; absent once it is saved and left: the row's own count stands there then. */
  text?: string;
  /**
   * `typing`: not sent yet; `failed`: sent again by itself; `refused`: by the host or the box itself; `overtaken`: somebody has counted
   * later.
   */
  state: 'typing' | 'saving' | 'saved' | 'failed' | 'refused' | 'overtaken';
  /** Why it is not saved. */
  message?: string;
  /** When it was typed, by the host's clock: ISO 8601 UTC. */
  at: string;
  /** Under which a save may be sent again. */
  key: string;
}

/** What came of a save. */
type Outcome = Pick<Draft, 'state' | 'message'>;

/** A count to be saved; no quantity: the row is not counted any more. */
export interface CountToSend extends Pick<Draft, 'at' | 'key'> {
  quantity: number | null;
}

export interface SaverTools {
  /**
   * Saves a row's count and gives what the row holds then. Rejects with a failure that has a `status`; none or 0: the host was not reached.
   */
  send: (row: number, count: CountToSend) => Promise<number | null>;
  /** What a text in a box means, or why it means nothing. */
  read: (text: string) => { quantity: number | null } | { refused: string };
  /** The host's time: ISO 8601 UTC. */
  now: () => string;
  newKey: () => string;
  /** Where what is not saved yet outlives the page. */
  store: { read: () => string | null; write: (text: string) => void; remove: () => void };
}

const PAUSE_MS = 500;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves counts as they are typed, each row by itself: after a pause or when its box is left, never two saves of one row at once. What the
 * host does not get is kept, also over a reload, and sent again until it does; what it refuses is kept and says why.
 */
export class CountSaver {
  readonly #tools: SaverTools;
  readonly #drafts = new Map<number, Draft>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #sending = new Set<number>();
  readonly #tries = new Map<number, number>();
  readonly #listeners = new Set<() => void>();
  /** The row whose box is being typed in. */
  focused: number | undefined;

  constructor(tools: SaverTools) {
    this.#tools = tools;
    for (const [row, draft] of this.#restored()) this.#drafts.set(row, { ...draft, state: 'failed' });
  }

  get = (row: number): Draft | undefined => this.#drafts.get(row);
  /** How many rows hold what is not saved. */
  unsaved = (): number => [...this.#drafts.values()].filter(isUnsaved).length;
  /** How many of them wait for somebody to look at them. */
  failedCount = (): number => [...this.#drafts.values()].filter(({ state }) => state === 'failed' || state === 'refused').length;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Something was typed in a row. */
  type(row: number, text: string): void {
    this.#tries.delete(row);
    this.#set(row, { text, state: 'typing', at: this.#tools.now(), key: this.#tools.newKey() });
    this.#later(row, PAUSE_MS);
  }

  /** The row's box was left. */
  leave(row: number): void {
    if (this.focused === row) this.focused = undefined;
    const draft = this.#drafts.get(row);
    if (draft?.state === 'saved') this.#set(row, { ...draft, text: undefined });
    else if (draft?.state === 'typing') void this.flush(row);
  }

  /** Takes what the host holds over what was typed. */
  giveUp(row: number): void {
    this.#stop(row);
    this.#drafts.delete(row);
    this.#notify();
  }

  /** Sends again what is not saved, at once: the network is back, or somebody asks for it. */
  retry(rows: readonly number[] = [...this.#drafts.keys()]): void {
    for (const row of rows) if (['failed', 'typing', 'refused'].includes(String(this.#drafts.get(row)?.state))) void this.flush(row);
  }

  /** The page is left: what waits for its turn is sent at once. */
  end(): void {
    for (const row of [...this.#timers.keys()]) void this.flush(row);
  }

  /** Sends what stands in a row now. */
  async flush(row: number): Promise<void> {
    this.#stop(row);
    const draft = this.#drafts.get(row);
    // One save of a row at a time: the one under way looks again when it is done.
    if (draft?.text === undefined || this.#sending.has(row)) return;
    const typed = this.#tools.read(draft.text);
    if ('refused' in typed) return this.#set(row, { ...draft, state: 'refused', message: typed.refused });
    this.#sending.add(row);
    this.#set(row, { ...draft, state: 'saving', message: undefined });
    const outcome = await this.#tools.send(row, { quantity: typed.quantity, at: draft.at, key: draft.key }).then(
      (held): Outcome => ({ state: held === typed.quantity ? 'saved' : 'overtaken' }),
      (failure: Error & { status?: number }): Outcome => ({
        state: isPassing(failure.status) ? 'failed' : 'refused',
        message: failure.message,
      }),
    );
    this.#sending.delete(row);
    const now = this.#drafts.get(row);
    if (!now) return;
    if (now.key !== draft.key) return this.flush(row);
    this.#settle(row, { ...now, ...outcome });
  }

  #settle(row: number, draft: Draft): void {
    if (draft.state === 'failed') {
      const tries = (this.#tries.get(row) ?? 0) + 1;
      this.#tries.set(row, tries);
      this.#later(row, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1)));
    } else this.#tries.delete(row);
    const isLeft = draft.state === 'saved' && this.focused !== row;
    this.#set(row, isLeft ? { ...draft, text: undefined } : draft);
  }

  #set(row: number, draft: Draft): void {
    this.#drafts.set(row, draft);
    this.#notify();
  }

  #notify(): void {
    const kept = [...this.#drafts].filter(([, draft]) => isUnsaved(draft));
    if (kept.length) this.#tools.store.write(JSON.stringify(kept.map(([row, { text, at, key }]) => [row, { text, at, key }])));
    else this.#tools.store.remove();
    for (const listener of this.#listeners) listener();
  }

  /** What an earlier page left unsaved; nothing where the browser keeps something else under that name. */
  #restored(): [number, Omit<Draft, 'state'>][] {
    let kept: unknown;
    try {
      kept = JSON.parse(this.#tools.store.read() ?? '[]');
    } catch {
      return [];
    }
    return [kept].flat().flatMap((one) => {
      const [row, draft] = Array.isArray(one) ? one : [];
      const { text, at, key } = valuesIn(draft);
      if (typeof row !== 'number' || typeof text !== 'string' || typeof at !== 'string' || typeof key !== 'string') return [];
      return [[row, { text, at, key }]];
    });
  }

  #later(row: number, ms: number): void {
    this.#stop(row);
    this.#timers.set(
      row,
      setTimeout(() => void this.flush(row), ms),
    );
  }

  #stop(row: number): void {
    clearTimeout(this.#timers.get(row));
    this.#timers.delete(row);
  }
}

const isUnsaved = ({ state }: Draft) => state !== 'saved' && state !== 'overtaken';

/**
 * Whether a failure may be gone by itself the next time: the host was not reached, had a fault, asked for patience, or wants a new sign-in.
 */
const isPassing = (status: number | undefined) => !status || status >= 500 || status === 429 || status === 408 || status === 401;
