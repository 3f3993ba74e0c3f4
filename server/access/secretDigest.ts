import { createHmac } from 'node:crypto';

/**
 * Makes keyed digests of short secrets that must be told apart from each other, such as PINs of a till: a slow hash could not be
 * compared, and would not protect four digits either; without the host's secret the digest says nothing.
 */
export function secretDigest(key: string): (secret: string) => string {
  return (secret) => createHmac('sha256', key).update(`short secret ${secret}`).digest('base64url');
}
