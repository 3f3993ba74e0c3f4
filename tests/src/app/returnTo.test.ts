import { describe, expect, it } from 'vitest';
import { loginPathFrom, returnPath } from '#/src/auth/returnTo.ts';

const origin = 'https://pos.example';
const back = (returnTo: string) => returnPath(`?returnTo=${encodeURIComponent(returnTo)}`, origin);

describe('the way back after signing in', () => {
  it('keeps path, query and hash', () => {
    const login = loginPathFrom({ pathname: '/taxes', search: '?page=2', hash: '#rate' });
    expect(login).toBe('/auth/login?returnTo=%2Ftaxes%3Fpage%3D2%23rate');
    expect(returnPath(new URL(login, origin).search, origin)).toBe('/taxes?page=2#rate');
  });

  it('is not written where it would only lead to the start', () => {
    expect(['/', '/dashboard', '/401'].map((pathname) => loginPathFrom({ pathname, search: '', hash: '' }))).toEqual(
      Array(3).fill('/auth/login'),
    );
  });

  it('leads only to paths of ours', () => {
    const foreign = [
      'https://evil.test/x',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      'javascript:alert(1)',
      'taxes',
      '',
      '/..//evil.test',
      '/auth/login',
    ];
    expect(foreign.map(back)).toEqual(foreign.map(() => '/'));
  });

  it('leads to the start where nothing is said', () => {
    expect(returnPath('', origin)).toBe('/');
  });
});
