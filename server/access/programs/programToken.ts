import { createHash, randomBytes } from 'node:crypto';

/** What a token is of: a till, or a program of the business. It begins with this. */
export type ProgramKind = 'station' | 'api_key';

/** `<kind>_<client>_<secret>`: opaque to who holds it; the client in it says behind which wall to look. */
const FORM = /^(station|api_key)_(\d{1,15})_[A-Za-z0-9_-]{43}$/;

/** The business that a token of this kind belongs to; undefined where the text is no such token. */
export function clientOfToken(kind: ProgramKind, token: string): number | undefined {
  const [, found, client] = FORM.exec(token) ?? [];
  return found === kind ? Number(client) : undefined;
}

/** What is kept of a token: 256 random bits need no slow hash. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new token, to be shown this once, with what is kept of it. */
export function newToken(kind: ProgramKind, clientId: number): { token: string; digest: string; ending: string } {
  const token = `${kind}_${clientId}_${randomBytes(32).toString('base64url')}`;
  return { token, digest: tokenDigest(token), ending: token.slice(-4) };
}
