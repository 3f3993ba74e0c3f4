import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAsideKey } from '#/authProvider/setAside.ts';
import { expiryMs, TokenStore, tokenKey } from '#/authProvider/token.ts';
import { memoryStorage, tokenFor } from './jwt.ts';

const hourMs = 3_600_000;

describe('the token store', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('takes up a stored token whose expiry is ahead', () => {
    const token = tokenFor(hourMs);
    expect(new TokenStore(() => memoryStorage({ [tokenKey]: token })).current()).toEqual({ token, loss: 'none' });
  });

  it('removes a stored token that has run out, or that is none', () => {
    for (const stored of [tokenFor(-1), tokenFor(0), 'not-a-token', tokenFor(hourMs, { exp: undefined })]) {
      const storage = memoryStorage({ [tokenKey]: stored });
      expect(new TokenStore(() => storage).current()).toEqual({ token: null, loss: 'expired' });
      expect(storage.getItem(tokenKey)).toBeNull();
    }
  });

  it('refuses to store a token that is not valid', () => {
    expect(() => new TokenStore(memoryStorage).store(tokenFor(-1))).toThrow('not valid');
  });

  it('removes the token at the moment it runs out, and says so', () => {
    const storage = memoryStorage();
    const store = new TokenStore(() => storage);
    const heard = vi.fn();
    store.store(tokenFor(hourMs));
    store.subscribe(heard);
    vi.advanceTimersByTime(hourMs - 1000);
    expect(store.token()).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.current()).toEqual({ token: null, loss: 'expired' });
    expect(storage.getItem(tokenKey)).toBeNull();
  });

  it('keeps a token that is valid for longer than a timer can count', () => {
    const years = 10 * 365 * 24 * hourMs;
    const store = new TokenStore(memoryStorage);
    store.store(tokenFor(years));
    vi.advanceTimersByTime(2 ** 31 + hourMs);
    expect(store.token()).not.toBeNull();
    vi.advanceTimersByTime(years);
    expect(store.token()).toBeNull();
  });

  it('does not give out a token that ran out while the machine slept', () => {
    const store = new TokenStore(memoryStorage);
    store.store(tokenFor(hourMs));
    vi.setSystemTime(Date.now() + 2 * hourMs);
    expect(store.token()).toBeNull();
  });

  it('follows a sign-out and a sign-in in another tab', () => {
    const tabs = new EventTarget();
    const store = new TokenStore(memoryStorage);
    store.store(tokenFor(hourMs));
    store.follow(tabs as unknown as Window);
    const change = (key: string | null, newValue: string | null) =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change('settings', null);
    expect(store.token()).not.toBeNull();
    change(tokenKey, null);
    expect(store.current()).toEqual({ token: null, loss: 'signed-out' });
    const other = tokenFor(2 * hourMs);
    change(tokenKey, other);
    expect(store.token()).toBe(other);
    change(null, null);
    expect(store.token()).toBeNull();
  });

  it('goes on without a storage, with a warning', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = new TokenStore(refusing);
    const token = tokenFor(hourMs);
    store.store(token);
    expect(store.token()).toBe(token);
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  it('reads an expiry in milliseconds', () => {
    expect(expiryMs(tokenFor(hourMs))).toBe(Date.now() + hourMs);
    expect(expiryMs('x.y.z')).toBe(0);
  });
});

describe('the token of an entered business', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const entered = { from: '/clients/7/show', name: 'Harbour' };
  /** Somebody in a business whose time is up in half an hour; the storage may be shared with other tabs. */
  function inside(storage = memoryStorage()) {
    const own = tokenFor(12 * hourMs, { client: 0 });
    const acting = tokenFor(hourMs / 2, { client: 0, acting: 7 });
    const before = new TokenStore(() => storage);
    before.store(own);
    before.enter(acting, entered);
    // The page starts anew.
    return { storage, store: new TokenStore(() => storage), own, acting };
  }
  const storedIn = (storage: ReturnType<typeof memoryStorage>) => [storage.getItem(tokenKey), storage.getItem(setAsideKey)];

  it('is the only one given out, while one’s own waits', () => {
    const { store, storage, own, acting } = inside();
    expect(store.token()).toBe(acting);
    expect(store.setAside()).toEqual({ ...entered, token: own });
    expect(JSON.parse(storage.getItem(setAsideKey) ?? '')).toEqual({ ...entered, token: own });
  });

  it('gives way to one’s own on leaving', () => {
    const { store, storage, own } = inside();
    store.leave();
    expect(store.current()).toEqual({ token: own, loss: 'none', left: { ...entered, token: own } });
    expect(store.setAside()).toBeUndefined();
    expect(storedIn(storage)).toEqual([own, null]);
  });

  it('gives way to one’s own when its time is up, in a page that stays open and in one that is opened later', () => {
    const first = inside();
    vi.advanceTimersByTime(hourMs / 2);
    expect(first.store.current()).toMatchObject({ token: first.own, loss: 'expired', left: entered });
    const { storage, own } = inside();
    vi.setSystemTime(Date.now() + hourMs);
    expect(new TokenStore(() => storage).current()).toMatchObject({ token: own, loss: 'expired', left: entered });
  });

  it('signs nobody out by what was refused to it after it has gone', () => {
    const { store, own } = inside();
    store.clear('expired');
    store.clear('expired');
    expect(store.token()).toBe(own);
  });

  it('ends in every tab at once without one tab signing the other out', () => {
    const { storage, store, own } = inside();
    const other = new TokenStore(() => storage);
    vi.advanceTimersByTime(hourMs / 2);
    expect([store.token(), other.token()]).toEqual([own, own]);
    expect(storedIn(storage)).toEqual([own, null]);
  });

  it('ends in a tab whose refusal comes after another tab has gone back', () => {
    const { storage, store, own } = inside();
    const other = new TokenStore(() => storage);
    other.leave();
    store.clear('expired');
    expect(store.token()).toBe(own);
  });

  it('goes with one’s own at a sign-out, and when one’s own has run out too', () => {
    const { storage, store } = inside();
    store.clear('signed-out');
    expect([store.token(), ...storedIn(storage)]).toEqual([null, null, null]);
    const late = inside();
    vi.setSystemTime(Date.now() + 13 * hourMs);
    expect(new TokenStore(() => late.storage).current()).toEqual({ token: null, loss: 'expired' });
    expect(storedIn(late.storage)).toEqual([null, null]);
  });

  it('is not entered from inside another business, nor without being signed in', () => {
    const { store } = inside();
    expect(() => store.enter(tokenFor(hourMs, { acting: 8 }), entered)).toThrow('one’s own');
    expect(() => new TokenStore(memoryStorage).enter(tokenFor(hourMs, { acting: 8 }), entered)).toThrow('one’s own');
  });

  it('takes nothing from an entry that is not ours', () => {
    for (const entry of ['{', 'null', '7', '{"token":1}']) {
      const acting = tokenFor(hourMs, { acting: 7 });
      expect(new TokenStore(() => memoryStorage({ [tokenKey]: acting, [setAsideKey]: entry })).setAside()).toBeUndefined();
    }
  });
});
