import { describe, expect, it } from 'vitest';
import { returnPath } from '#/src/auth/returnTo.ts';

const origin = 'https://pos.example';
const back = (returnTo: string) => returnPath(`?returnTo=${encodeURIComponent(returnTo)}`, origin);

describe('a way back that somebody else wrote', () => {
  it.each([
    ['two slashes', '//evil.test/x'],
    ['three slashes', '///evil.test'],
    ['a slash and a backslash', '/\\evil.test'],
    ['backslashes', '\\\\evil.test'],
    ['a tab between slashes', '/\t/evil.test'],
    ['a line break between slashes', '/\n/evil.test'],
    ['another scheme', 'https://evil.test/'],
    ['a scheme without slashes', 'https:evil.test'],
    ['a script', 'javascript:alert(document.domain)'],
    ['a script in capitals after a space', ' JavaScript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a dot before two slashes', '/.//evil.test'],
    ['a way up to two slashes', '/x/..//evil.test'],
    ['a user before the host', '@evil.test'],
    ['our own host as a user', 'https://pos.example@evil.test/'],
    ['our own host as a beginning', 'https://pos.example.evil.test/'],
    ['no slash at all', 'taxes'],
    ['sign-in itself', '/auth/login?returnTo=//evil.test'],
    ['a way around to sign-in', '/x/../auth/login'],
    ['text encoded twice', '%2F%2Fevil.test'],
  ])('leads to the start: %s', (_case, wanted) => {
    expect(back(wanted)).toBe('/');
  });

  it.each(['/%2F%2Fevil.test', '/%5Cevil.test', '/%09/evil.test', '/taxes?next=//evil.test', '/a//b'])(
    '%s stays a path of ours',
    (wanted) => {
      expect(back(wanted)).toBe(wanted);
      expect(new URL(back(wanted), origin).origin).toBe(origin);
    },
  );

  it('is the first where there are several', () => {
    expect(returnPath('?returnTo=//evil.test&returnTo=/taxes', origin)).toBe('/');
  });
});
