import { createHash, randomBytes } from 'node:crypto';
import { say } from '#/i18n/sentences.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';
import type { ProgramApp } from '#/server/config/programApps.ts';
import type { FetchOutside, OutsideAnswer } from '#/server/foundation/outgoing/outside.ts';
import { OutsideRefused } from '#/server/foundation/outgoing/outsideAddress.ts';
import { OddAnswer, ProgramAway, ProgramRefused, SignInAgain, textThere } from './programErrors.ts';

/** What lets us in, and until when: milliseconds since 1970. */
export interface Tokens {
  access: string;
  refresh: string;
  until: number;
}

/** A program with which this host is registered, and where it gives tokens. */
export interface TokenGiver {
  name: string;
  app: ProgramApp;
  tokenAddress: string;
}

/** Tokens that end so soon are renewed before they are used. */
const NEARLY_OVER_MS = 60_000;

/** Where somebody is asked to give us rights; `verifier`: what must be shown with the code (RFC 7636). */
export function authorizeAddress(
  address: string,
  {
    clientId,
    scope,
    redirect,
    state,
    verifier,
  }: { clientId: string; scope: string; redirect: string; state: string; verifier?: string | undefined },
): string {
  const url = new URL(address);
  const asked = { client_id: clientId, response_type: 'code', scope, redirect_uri: redirect, state };
  const challenge = verifier !== undefined && {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries({ ...asked, ...challenge })) url.searchParams.set(name, value);
  return url.href;
}

/** A secret to show with a code. */
export const newVerifier = (): string => randomBytes(32).toString('base64url');

/**
 * Exchanges a code, or the tokens before, for tokens (RFC 6749, 4.1.3 and 6).
 * @throws SignInAgain where the grant is no good any more, ProgramRefused where this host is not known there, ProgramAway
 */
export async function askTokens(
  fetchOutside: FetchOutside,
  { name, app, tokenAddress }: TokenGiver,
  grant: Readonly<Record<string, string>>,
  now = Date.now(),
): Promise<Tokens> {
  const answer = await asked(fetchOutside, tokenAddress, {
    method: 'POST',
    headers: { ...asHost(app), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(grant).toString(),
  });
  const body = valuesIn(jsonOf(answer));
  if (answer.status === 200) {
    const seconds = Number(body.expires_in);
    const access = textThere(body.access_token, 'access token');
    // A program that gives no new one goes on with the old one.
    const refresh = textThere(body.refresh_token ?? grant.refresh_token, 'refresh token');
    return { access, refresh, until: now + (Number.isFinite(seconds) ? seconds : 0) * 1000 };
  }
  if (body.error === 'invalid_grant') throw new SignInAgain();
  if (isPassing(answer.status)) throw new ProgramAway(say('accounting.away', { program: name, status: String(answer.status) }));
  throw new ProgramRefused(say('accounting.host_refused', { program: name }));
}

/** Gives rights back (RFC 7009): whatever was given with the token ends. What is gone already is no fault. @throws ProgramAway */
export async function giveBack(
  fetchOutside: FetchOutside,
  { name, app, address, revokesBy = 'form' }: { name: string; app: ProgramApp; address: string; revokesBy?: 'form' | 'json' | undefined },
  token: string,
) {
  const isForm = revokesBy === 'form';
  const { status } = await asked(fetchOutside, address, {
    method: 'POST',
    headers: { ...asHost(app), 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm ? new URLSearchParams({ token }).toString() : JSON.stringify({ token }),
  });
  if (isPassing(status)) throw new ProgramAway(say('accounting.away', { program: name, status: String(status) }));
}

/** How this host says who it is (RFC 6749, 2.3.1). */
const asHost = ({ clientId, clientSecret }: ProgramApp) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
  accept: 'application/json',
});

/** Whether tokens must be renewed before they are used. */
export const isOld = ({ until }: Tokens, now = Date.now()): boolean => until - now < NEARLY_OVER_MS;

/** Whether an answer may be another one later. */
export const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** One request to a program; never led elsewhere. @throws ProgramAway where there is no answer */
export async function asked(fetchOutside: FetchOutside, ...[address, request]: Parameters<FetchOutside>): Promise<OutsideAnswer> {
  try {
    return await fetchOutside(address, { redirects: 0, timeMs: 30_000, answerBytes: 16 * 1_048_576, ...request });
  } catch (error) {
    if (error instanceof OutsideRefused) throw new ProgramAway(error.sentence);
    throw error;
  }
}

/** An answer's body; undefined where it is no JSON. */
export function jsonOf({ body }: OutsideAnswer): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Tokens as they are sealed, and back. @throws OddAnswer for anything else */
export const tokensText = (tokens: Tokens): string => JSON.stringify(tokens);
export function readTokens(text: string): Tokens {
  const value: unknown = JSON.parse(text);
  if (isValues(value) && typeof value.until === 'number')
    return { access: textThere(value.access, 'access token'), refresh: textThere(value.refresh, 'refresh token'), until: value.until };
  throw new OddAnswer('Stored tokens are none');
}
