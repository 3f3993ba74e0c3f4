import { Secret, TOTP } from 'otpauth';

/**
 * How long one code is shown, in seconds, and how many codes beside the present one are heard, for clocks that are not right. Source: RFC
 * 6238 §5.2.
 */
const stepSeconds = 30;
const stepsBeside = 1;

const ISSUER = 'Countinghouse';

/** A new key for an authenticator app: 160 bits, in base 32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads off the QR code. @param account whose codes they are, as the app names them */
export function keyAddress(key: string, account: string): string {
  return totpOf(key, account).toString();
}

/**
 * The number of the step whose code this is, the present one or one beside it; undefined for every other code. @param at milliseconds since
 * 1970
 */
export function stepOfCode(key: string, code: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const beside = totpOf(key).validate({ token: code, timestamp: at, window: stepsBeside });
  return beside === null ? undefined : Math.floor(at / 1000 / stepSeconds) + beside;
}

function totpOf(key: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: stepSeconds });
}
