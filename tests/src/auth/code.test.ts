import { describe, expect, it } from 'vitest';
import { codeFrom } from '#/src/auth/code.ts';
import { passwordHint, refusedPassword } from '#/src/auth/passwordRule.ts';

describe('a code that is typed or pasted', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123-456', '123456'],
    ['Your code: 012345.', '012345'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('%j is %j', (text, code) => {
    expect(codeFrom(text)).toBe(code);
  });
});

describe('the rule for a new password', () => {
  const t = (key: string, values: object = {}) => [key.replace('auth.', ''), ...Object.values(values)].join(' ');
  it.each([
    ['', 'password_rule 10 128', 'new_password_required'],
    ['12345678', 'password_missing 2', 'password_rule 10 128'],
    // Characters as a person counts them.
    ['🍕🍕🍕🍕🍕🍕🍕🍕🍕', 'password_missing 1', 'password_rule 10 128'],
    ['1234567890', 'password_fits', undefined],
    ['x'.repeat(128), 'password_fits', undefined],
    ['x'.repeat(130), 'password_too_long 2', 'password_rule 10 128'],
  ])('of %j says %j', (typed, hint, refusal) => {
    expect([passwordHint(typed, t), refusedPassword(typed, t)]).toEqual([hint, refusal]);
  });
});
