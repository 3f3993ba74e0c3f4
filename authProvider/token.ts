import { jwtDecode } from 'jwt-decode';

/** Where the access token is stored in the browser (specification §3). */
export const tokenKey = 'accessToken';

/** Why there is no token: never one, signed out by the person, or run out or refused while in use. */
export type TokenLoss = 'none' | 'signed-out' | 'expired';
export interface TokenState {
  /** Only ever a token whose `exp` is ahead. */
  token: string | null;
  loss: TokenLoss;
}

/** The longest delay `setTimeout` keeps; a longer one would fire at once. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Keeps the access token: valid only while its `exp` is ahead, taken away by a timer at `exp × 1000 − now` (specification §9), and
 * followed across tabs: a sign-out in one signs the others out.
 */
export class TokenStore {
  private state: TokenState = { token: null, loss: 'none' };
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param storage where the token is kept; asked each time, because a browser may refuse even to name its storage. */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    const stored = this.attempt(() => storage().getItem(tokenKey));
    if (stored) this.accept(stored, 'expired');
  }

  /** The current state; the same object until it changes. */
  readonly current = (): TokenState => this.state;
  /** The token, or null where there is none or it has run out. */
  readonly token = (): string | null => (this.state.token && expiryMs(this.state.token) > Date.now() ? this.state.token : null);

  /** @throws where the token is not a JWT with an `exp` ahead. */
  store(token: string): void {
    if (expiryMs(token) <= Date.now()) throw new Error('The host gave a token that is not valid');
    this.attempt(() => this.storage().setItem(tokenKey, token));
    this.accept(token, 'expired');
  }

  clear(loss: TokenLoss): void {
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

  private change(state: TokenState): void {
    clearTimeout(this.timer);
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

/** Whose token it is, to tell one person from another; undefined where it does not say. Another host's tokens need not name the business. */
export function personOf(token: string | null): string | undefined {
  try {
    const { sub, client = '' } = jwtDecode<{ sub?: string; client?: unknown }>(token ?? '');
    return sub === undefined ? undefined : `${client}/${sub}`;
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
