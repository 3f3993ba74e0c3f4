import { randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { valuesIn } from '#/model/values/shapes.ts';

/** What a token says. `generation` counts how often the user was signed out everywhere. */
export interface TokenClaims {
  userId: number;
  clientId: number;
  generation: number;
  jti: string;
  expiresAt: Date;
  /** The business in which a super-admin helps, for as long as this token lasts. */
  acting?: number;
}

/** Signs and reads the access tokens: JWT, HS256 and nothing else. */
export interface Tokens {
  /** Seconds for which a new token is good. */
  readonly lifetimeSeconds: number;
  issue(
    claims: Pick<TokenClaims, 'userId' | 'clientId' | 'generation' | 'acting'>,
    seconds?: number,
  ): { token: string } & Pick<TokenClaims, 'jti' | 'expiresAt'>;
  /** Undefined for a token that is forged, expired, unsigned or not one of ours. */
  read(token: string): TokenClaims | undefined;
}

/** A working day and the evening after it. */
const twelveHours = 12 * 60 * 60;

/** Tokens under one secret. `sub` is the user, `client` the business. */
export function tokens(secret: string, lifetimeSeconds = twelveHours): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 5000, requiredClaims: ['sub', 'iat', 'exp', 'jti'] });
  return {
    lifetimeSeconds,
    issue: ({ userId, clientId, generation, acting }, seconds = lifetimeSeconds) => {
      const jti = randomUUID();
      const exp = Math.floor(Date.now() / 1000) + seconds;
      const token = sign({ sub: String(userId), client: clientId, generation, jti, exp, ...(acting !== undefined && { acting }) });
      return { token, jti, expiresAt: new Date(exp * 1000) };
    },
    read: (token) => {
      try {
        return claimsOf(valuesIn(verify(token)));
      } catch {
        // Every reason is the same answer: which one it was helps only a forger.
        return undefined;
      }
    },
  };
}

function claimsOf({ sub, client, generation, jti, exp, acting }: Record<string, unknown>): TokenClaims | undefined {
  const userId = Number(sub);
  if (
    !Number.isSafeInteger(userId) ||
    typeof client !== 'number' ||
    typeof generation !== 'number' ||
    typeof jti !== 'string' ||
    typeof exp !== 'number'
  )
    return undefined;
  if (acting !== undefined && typeof acting !== 'number') return undefined;
  return { userId, clientId: client, generation, jti, expiresAt: new Date(exp * 1000), ...(acting !== undefined && { acting }) };
}
