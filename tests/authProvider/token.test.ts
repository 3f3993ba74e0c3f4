import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    const change = (key: string | null, newValue: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
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
