import { say } from '#/i18n/sentences.ts';
import type { FetchOutside } from '#/server/foundation/outgoing/outside.ts';
import type { ProgramRequest } from '../programCalls.ts';
import { asked, isPassing, jsonOf } from './oauth.ts';
import { ProgramAway, ProgramRefused, SignInAgain } from './programErrors.ts';

/** A program that is called with a token. */
export interface CalledProgram {
  /** What it calls itself. */
  name: string;
  /** Where it is; paths of calls are added to it. */
  api: string;
  /** Said with each call. */
  headers?: Readonly<Record<string, string>>;
  /** What the body of a refusal says, in the program's own words; undefined where it says nothing. Pure. */
  reasonOf(body: unknown): string | undefined;
}

const MAX_REASON = 500;

/**
 * One call with an access token: the body of the answer; undefined where it has none (204).
 * @throws SignInAgain where the token is not taken, ProgramRefused for an answer that stays the same, ProgramAway for one that may be
 * another later
 */
export async function callProgram(
  fetchOutside: FetchOutside,
  program: CalledProgram,
  access: string,
  path: string,
  { query = {}, body, headers }: ProgramRequest = {},
): Promise<unknown> {
  const url = new URL(`${program.api}${path}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const answer = await asked(fetchOutside, url.href, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...program.headers,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read = jsonOf(answer);
  if (answer.status === 401) throw new SignInAgain();
  if (answer.status === 204) return undefined;
  if (answer.status >= 200 && answer.status < 300 && read !== undefined && !answer.isCut) return read;
  const status = String(answer.status);
  if (isPassing(answer.status) || answer.status < 400) throw new ProgramAway(say('accounting.away', { program: program.name, status }));
  const reason = program.reasonOf(read)?.replaceAll('\u0000', '').slice(0, MAX_REASON);
  throw new ProgramRefused(
    reason ? say('accounting.refused', { program: program.name, reason }) : say('accounting.refused_so', { program: program.name, status }),
    { status: answer.status, reason },
  );
}
