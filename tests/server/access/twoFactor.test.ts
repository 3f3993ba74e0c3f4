import { describe, expect, it } from 'vitest';
import { tokens } from '#/server/access/sessions/tokens.ts';
import { mfaTokens, secondStepSeconds } from '#/server/access/twoFactor/mfaTokens.ts';
import { Sealing } from '#/server/access/twoFactor/sealing.ts';
import { keyAddress, newKey, stepOfCode } from '#/server/access/twoFactor/totp.ts';

describe('a code of an authenticator app', () => {
  /** '12345678901234567890' in base 32, and the last six digits of the vectors of RFC 6238, appendix B. */
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is the one of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOfCode(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('is heard one step before and after its own, and then no more', () => {
    const at = 2_000_000_000_000;
    const step = Math.floor(at / 30_000);
    const heard = [-2, -1, 0, 1, 2].map((beside) => stepOfCode(key, '279037', at + beside * 30_000));
    expect(heard).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '27903', '2790370', ' 279037', '279037\n', 'abcdef', '٢٧٩٠٣٧'])('is not %j', (code) => {
    expect(stepOfCode(key, code, 2_000_000_000_000)).toBeUndefined();
  });

  it('comes of a key of 160 bits that an app reads off its address', () => {
    const made = newKey();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newKey()).not.toBe(made);
    const address = new URL(keyAddress(made, 'ada@demo.test'));
    expect(address.protocol + address.host + address.pathname).toBe('otpauth:totp/Countinghouse:ada%40demo.test');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Countinghouse',
      secret: made,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('what is sealed', () => {
  const sealing = new Sealing('the secret of this host', 'keys');
  const sealed = sealing.seal('JBSWY3DP', '1/2');

  it('opens for its owner, its purpose and its host alone, and never twice alike', () => {
    expect(sealing.open(sealed, '1/2')).toBe('JBSWY3DP');
    expect(sealing.seal('JBSWY3DP', '1/2')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealing.open(sealed, '1/3')).toBeUndefined();
    expect(new Sealing('the secret of this host', 'other').open(sealed, '1/2')).toBeUndefined();
    expect(new Sealing('another secret', 'keys').open(sealed, '1/2')).toBeUndefined();
  });

  it('does not open once a byte of it is changed or missing', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(sealing.open(changed.toString('base64url'), '1/2')).toBeUndefined();
      expect(sealing.open(bytes.subarray(0, at).toString('base64url'), '1/2')).toBeUndefined();
    }
  });
});

describe('the token between the two steps', () => {
  const secret = 'a secret of a host, long enough';
  const person = { clientId: 3, userId: 4, generation: 5 };

  it('says whose password was right, for five minutes', () => {
    let now = Date.now();
    const step = mfaTokens(secret, () => now);
    const token = step.issue(person);
    expect(step.read(token)).toMatchObject(person);
    now += (secondStepSeconds + 1) * 1000;
    expect(step.read(token)).toBeUndefined();
  });

  it('opens nothing else, and nothing else stands for it', () => {
    const access = tokens(secret);
    expect(access.read(mfaTokens(secret).issue(person))).toBeUndefined();
    expect(mfaTokens(secret).read(access.issue(person).token)).toBeUndefined();
    expect(mfaTokens('another secret of a host, long').read(mfaTokens(secret).issue(person))).toBeUndefined();
    expect(mfaTokens(secret).read('')).toBeUndefined();
  });
});
