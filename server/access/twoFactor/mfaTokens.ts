import { hkdfSync, randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Person } from './person.ts';

/** How long somebody has for the second step of a sign-in, in seconds. Ours. */
export const secondStepSeconds = 5 * 60;

/** What the token between the two steps says: whose password was right, and in which generation of their tokens. */
export interface MfaClaims extends Person {
  generation: number;
  jti: string;
  expiresAt: Date;
}

/**
 * The tokens between the two steps of a sign-in. Their key is one of their own: none of them opens anything else, and nothing else stands
 * for one.
 */
export interface MfaTokens {
  issue(claims: Person & { generation: number }): string;
  /** Undefined for a token that is forged, expired or not one of these. */
  read(token: string): MfaClaims | undefined;
}

/** @param now milliseconds since 1970 */
export function mfaTokens(hostSecret: string, now: () => number = Date.now): MfaTokens {
  const key = Buffer.from(hkdfSync('sha256', hostSecret, '', 'second steps of sign-ins', 32));
  const sign = createSigner({ key, algorithm: 'HS256' });
  return {
    issue: ({ clientId, userId, generation }) =>
      sign({ sub: String(userId), client: clientId, generation, jti: randomUUID(), exp: Math.floor(now() / 1000) + secondStepSeconds }),
    read: (token) => {
      try {
        const verify = createVerifier({
          key,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'client', 'generation', 'exp', 'jti'],
          clockTimestamp: now(),
        });
        const { sub, client, generation, jti, exp } = verify(token) as {
          sub: string;
          client: number;
          generation: number;
          jti: string;
          exp: number;
        };
        return { clientId: client, userId: Number(sub), generation, jti, expiresAt: new Date(exp * 1000) };
      } catch {
        // Every reason is the same answer: which one it was helps only a forger.
        return undefined;
      }
    },
  };
}
