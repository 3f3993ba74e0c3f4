import { say } from '#/i18n/sentences.ts';
import { unavailable } from './databaseError.ts';

interface Waiting {
  since: number;
  isPressing: boolean;
  begin: () => void;
}

/** How something waits for its turn. */
export interface TurnOptions {
  /** Who waits longer gives up. */
  patienceMs?: number | undefined;
  /** Somebody waits for it: what can give way does so for this one. By default it is so. */
  isPressing?: boolean;
}

/** Gives one thing to one after the other, in the order in which they asked. */
export class Turns {
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  /** Since when the next one that presses has waited (`performance.now()`); undefined where none does. */
  get waitedFrom(): number | undefined {
    return this.#waiting.find(({ isPressing }) => isPressing)?.since;
  }

  /** Whether it is somebody's turn now. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** How many wait for theirs. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is this one's turn, with what ends the turn. @throws DatabaseError `unavailable` where it does not come in time */
  take({ patienceMs, isPressing = true }: TurnOptions = {}): Promise<() => void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(this.#turn());
    }
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        since: performance.now(),
        isPressing,
        begin: () => {
          clearTimeout(timer);
          resolve(this.#turn());
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

  #turn(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#isTaken = false;
    };
  }
}
