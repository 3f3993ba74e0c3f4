import { jwtDecode } from 'jwt-decode';
import { readSetAside, type SetAside, setAsideKey } from './setAside.ts';

/** Where the access token is stored in the browser (specification §3). */
export const tokenKey = 'accessToken';

/** Why there is no token: never one, signed out by the person, or run out or refused while in use. */
export type TokenLoss = 'none' | 'signed-out' | 'expired';
export interface TokenState {
  /** Only ever a token whose `exp` is ahead. */
  token: string | null;
  loss: TokenLoss;
  /** The business that was left with this change. */
  left?: SetAside;
}

/** The longest delay `setTimeout` keeps; a longer one would fire at once. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Keeps the access token: valid only while its `exp` is ahead, taken away by a timer at `exp × 1000 − now` (specification §9), and
 * followed across tabs: a sign-out in one signs the others out. A super-admin's own token is set aside while they act inside a business,
 * and comes back when they leave it or its time is up.
 */
export class TokenStore {
  private state: TokenState = { token: null, loss: 'none' };
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Another person's token has come: this page only waits to start anew, and late refusals of the one before mean nothing to it. */
  private isOver = false;
  private aside: SetAside | undefined;

  /** @param storage where the token is kept; asked each time, because a browser may refuse even to name its storage. */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.aside = this.readAside();
    const stored = this.stored();
    if (stored) this.accept(stored, 'expired');
  }

  /** The current state; the same object until it changes. */
  readonly current = (): TokenState => this.state;
  /** The token, or null where there is none or it has run out. */
  readonly token = (): string | null => (this.state.token && expiryMs(this.state.token) > Date.now() ? this.state.token : null);

  /** What waits while one acts inside a business; undefined outside of one. */
  readonly setAside = (): SetAside | undefined => (isActing(this.state.token) ? this.aside : undefined);

  /** @throws where the token is not a JWT with an `exp` ahead. */
  store(token: string): void {
    refuseInvalid(token);
    this.attempt(() => this.storage().removeItem(setAsideKey));
    this.keep(token);
  }

  /** Goes on with the token of a business, and sets one's own aside. @throws as `store` does, and where one has no token of one's own. */
  enter(token: string, entered: Omit<SetAside, 'token'>): void {
    refuseInvalid(token);
    const own = this.token();
    if (!own || isActing(own)) throw new Error('A business is entered with one’s own token');
    this.aside = { ...entered, token: own };
    this.attempt(() => this.storage().setItem(setAsideKey, JSON.stringify(this.aside)));
    this.keep(token);
  }

  /** Goes on with one's own token; where it has run out meanwhile one is signed out. */
  leave(): void {
    if (!this.comeBack('none')) this.clear('expired');
  }

  clear(loss: TokenLoss): void {
    if (loss === 'expired') {
      if (this.isOver || this.comeBack('expired')) return;
      const elsewhere = this.stored();
      // Another tab was quicker to go on with another token.
      if (elsewhere && elsewhere !== this.state.token && expiryMs(elsewhere) > Date.now())
        return this.change({ token: elsewhere, loss: 'none' });
    }
    this.attempt(() => this.storage().removeItem(setAsideKey));
    this.attempt(() => this.storage().removeItem(tokenKey));
    this.change({ token: null, loss });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows what other tabs do. @returns how to stop. */
  follow(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== tokenKey && event.key !== null) return;
      const token = event.key === null ? null : event.newValue;
      if (token) this.accept(token, 'expired');
      else this.change({ token: null, loss: 'signed-out' });
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  }

  private accept(token: string, otherwise: TokenLoss): void {
    if (expiryMs(token) > Date.now()) this.change({ token, loss: 'none' });
    else this.clear(otherwise);
  }

  /** In this order, so that a tab that closes in between leaves at least one's own token. */
  private comeBack(loss: TokenLoss): boolean {
    const left = isActing(this.state.token ?? this.stored()) ? this.aside : undefined;
    if (!left || expiryMs(left.token) <= Date.now()) return false;
    this.attempt(() => this.storage().setItem(tokenKey, left.token));
    this.attempt(() => this.storage().removeItem(setAsideKey));
    this.change({ token: left.token, loss, left });
    return true;
  }

  private keep(token: string): void {
    this.attempt(() => this.storage().setItem(tokenKey, token));
    this.accept(token, 'expired');
  }

  private stored(): string | null {
    return this.attempt(() => this.storage().getItem(tokenKey)) ?? null;
  }

  private readAside(): SetAside | undefined {
    return readSetAside(this.attempt(() => this.storage().getItem(setAsideKey)));
  }

  private change(state: TokenState): void {
    clearTimeout(this.timer);
    if (this.state.token && state.token && personOf(this.state.token) !== personOf(state.token)) this.isOver = true;
    this.aside = isActing(state.token) ? (this.readAside() ?? this.aside) : undefined;
    this.state = state;
    if (state.token) this.wait(state.token);
    for (const listener of this.listeners) listener();
  }

  private wait(token: string): void {
    const remainingMs = expiryMs(token) - Date.now();
    if (remainingMs <= 0) return this.clear('expired');
    this.timer = setTimeout(() => this.wait(token), Math.min(remainingMs, longestDelayMs));
  }

  private attempt<T>(access: () => T): T | undefined {
    try {
      return access();
    } catch (error) {
      console.warn('The browser storage refused the access token', error);
      return undefined;
    }
  }
}

function refuseInvalid(token: string): void {
  if (expiryMs(token) <= Date.now()) throw new Error('The host gave a token that is not valid');
}

/** Whether it is the token of a super-admin inside a client's business. */
function isActing(token: string | null): boolean {
  try {
    return jwtDecode<{ acting?: unknown }>(token ?? '').acting !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whose token it is, to tell one person from another, and a person from themselves inside a business; undefined where it does not say.
 * Another host's tokens need not name the business.
 */
export function personOf(token: string | null): string | undefined {
  try {
    const { sub, client = '', acting = '' } = jwtDecode<{ sub?: string; client?: unknown; acting?: unknown }>(token ?? '');
    return sub === undefined ? undefined : `${client}/${sub}/${acting}`;
  } catch {
    return undefined;
  }
}

/** When a token runs out, in milliseconds since 1970; 0 for what is not a JWT with an `exp`. */
export function expiryMs(token: string): number {
  try {
    return (jwtDecode(token).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
