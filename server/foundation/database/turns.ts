import { say } from '#/i18n/sentences.ts';
import { unavailable } from './databaseError.ts';

/** Who takes turns: a business by its number, or a name that several go by. */
export type Party = number | string;

interface Waiting {
  party: Party;
  /** So many of the party's at once at most. */
  most: number;
  since: number;
  isPressing: boolean;
  begin: () => void;
}

/** How something waits for its turn. */
export interface TurnOptions {
  /** Whose it is (all whom nobody names are one party). */
  party?: Party | undefined;
  /** So many of the party's at once at most (all there are). */
  most?: number | undefined;
  /** Who waits longer gives up. */
  patienceMs?: number | undefined;
  /** Somebody waits for it: what can give way does so for this one. By default it is so. */
  isPressing?: boolean;
}

const NOBODY = 'nobody';

/**
 * Gives what there is of something (one by default) to those who ask, to parties by turns: the one that got it longest ago comes next, and
 * within a party who asked first. So nobody waits behind all that another party asked for at once.
 */
export class Turns {
  readonly #places: number;
  readonly #waiting: Waiting[] = [];
  /** How many each party has; nothing of those who have none. */
  readonly #held = new Map<Party, number>();
  /** The parties since somebody last had to wait, the one that got a turn longest ago first. */
  readonly #served = new Set<Party>();
  #taken = 0;

  /** @param places how many may have theirs at once */
  constructor(places = 1) {
    this.#places = places;
  }

  /** Since when the next one that presses has waited (`performance.now()`); undefined where none does. */
  get waitedFrom(): number | undefined {
    return this.#waiting.find(({ isPressing }) => isPressing)?.since;
  }

  /** How many have theirs now. */
  get taken(): number {
    return this.#taken;
  }

  /** How many wait for theirs. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is this one's turn, with what ends the turn. @throws DatabaseError `unavailable` where it does not come in time */
  take({ party = NOBODY, most = this.#places, patienceMs, isPressing = true }: TurnOptions = {}): Promise<() => void> {
    if (this.#isFreeFor({ party, most })) return Promise.resolve(this.#turn(party));
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        party,
        most,
        since: performance.now(),
        isPressing,
        begin: () => {
          clearTimeout(timer);
          resolve(this.#turn(party));
        },
      };
      this.#waiting.push(waiting);
      if (patienceMs === undefined) return;
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(unavailable(say('database.busy')));
      }, patienceMs);
    });
  }

  #isFreeFor({ party, most }: Pick<Waiting, 'party' | 'most'>): boolean {
    return this.#taken < this.#places && (this.#held.get(party) ?? 0) < most;
  }

  #turn(party: Party): () => void {
    this.#taken += 1;
    this.#held.set(party, (this.#held.get(party) ?? 0) + 1);
    this.#served.delete(party);
    this.#served.add(party);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end(party);
    };
  }

  #end(party: Party): void {
    this.#taken -= 1;
    const left = (this.#held.get(party) ?? 0) - 1;
    if (left > 0) this.#held.set(party, left);
    else this.#held.delete(party);
    const next = this.#next();
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.begin();
    } else if (!this.#waiting.length) this.#served.clear();
  }

  /** The first one of the party that got a turn longest ago, or never. */
  #next(): Waiting | undefined {
    const firsts = new Map<Party, Waiting>();
    for (const one of this.#waiting) if (!firsts.has(one.party) && this.#isFreeFor(one)) firsts.set(one.party, one);
    for (const [party, one] of firsts) if (!this.#served.has(party)) return one;
    for (const party of this.#served) if (firsts.has(party)) return firsts.get(party);
    return undefined;
  }
}
