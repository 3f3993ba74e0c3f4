import { describe, expect, it, vi } from 'vitest';
import { TokenStore, tokenKey } from '#/authProvider/token.ts';
import { onOtherPerson } from '#/src/foundation/session/otherPerson.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string, client: number, jti = 'one') =>
  `${part({ alg: 'none' })}.${part({ sub, client, jti, exp: Math.floor(Date.now() / 1000) + 600 })}.x`;

/** A page with a token store, and what it heard. */
function page(stored?: string) {
  const values = new Map(stored ? [[tokenKey, stored]] : []);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const target = new EventTarget() as unknown as Window;
  const token = new TokenStore(() => storage);
  token.follow(target);
  const heard = vi.fn();
  onOtherPerson(token, heard);
  const elsewhere = (newValue: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key: tokenKey, newValue }));
  return { token, heard, elsewhere };
}

describe('a token of another person', () => {
  it('is noticed when it comes from another tab, and when it comes after a sign-out here', () => {
    const { heard, elsewhere, token } = page(tokenOf('7', 1));
    elsewhere(tokenOf('8', 1));
    expect(heard).toHaveBeenCalledTimes(1);
    token.clear('signed-out');
    token.store(tokenOf('7', 1));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is another one in another business though the number is the same', () => {
    const { heard, elsewhere } = page(tokenOf('7', 1));
    elsewhere(tokenOf('7', 2));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not the same person’s newer one, nor the first that comes at all', () => {
    const { heard, elsewhere, token } = page();
    elsewhere(tokenOf('7', 1));
    token.store(tokenOf('7', 1, 'two'));
    elsewhere(null);
    elsewhere(tokenOf('7', 1, 'three'));
    expect(heard).not.toHaveBeenCalled();
  });

  it('is also one’s own inside a business, with where that is and where one comes back to', () => {
    const { heard, token } = page(tokenOf('7', 0));
    const place = { from: '/clients/3/show', name: 'Harbour' };
    const inside = `${part({ alg: 'none' })}.${part({ sub: '7', client: 0, acting: 3, exp: Math.floor(Date.now() / 1000) + 600 })}.x`;
    token.enter(inside, place);
    expect(heard).toHaveBeenLastCalledWith({ entered: expect.objectContaining(place), left: undefined, isTimeUp: false });
    token.leave();
    expect(heard).toHaveBeenLastCalledWith({ entered: undefined, left: expect.objectContaining(place), isTimeUp: false });
  });
});
