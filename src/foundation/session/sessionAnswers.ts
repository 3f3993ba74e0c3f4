import type { Account, HeldNames, Profile } from '#/authProvider/account.ts';
import type { Constants, Establishment } from './SessionContext.ts';

/** What the dashboard stands on, asked for together. */
export interface SessionAnswers {
  profile: Promise<Profile>;
  constants: Promise<Constants>;
  establishments: Promise<readonly Establishment[]>;
  /** The permissions in the establishment of last time; absent where none is remembered. */
  held?: Promise<HeldNames>;
}

interface Asked {
  token: string | null;
  establishmentId: number | null;
  answers: SessionAnswers;
}
let ahead: Asked | undefined;

/** Asks before what will show it is loaded; `askSession` goes on with it. @param establishmentId the establishment of last time */
export function askSessionAhead(account: Account, establishmentId: number | null): void {
  ahead = { token: account.token.token(), establishmentId, answers: ask(account, establishmentId) };
}

/** What was asked ahead, once, where it is of the same person and place; else asks now. */
export function askSession(account: Account, establishmentId: number | null): SessionAnswers {
  const asked = ahead;
  ahead = undefined;
  const isTheSame = asked && asked.token === account.token.token() && asked.establishmentId === establishmentId;
  return isTheSame ? asked.answers : ask(account, establishmentId);
}

function ask(account: Account, establishmentId: number | null): SessionAnswers {
  const answers: SessionAnswers = {
    profile: account.profile(),
    constants: account.read<Constants>('/api/constants'),
    establishments: account.read<{ list: Establishment[] }>('/api/establishment/list').then(({ list }) => list),
    ...(establishmentId !== null && { held: account.permissions(establishmentId) }),
  };
  // Who waits for them is told of a failure; one that nobody comes to wait for, because the one before has failed, is of no interest.
  for (const answer of Object.values<Promise<unknown>>({ ...answers })) answer.catch(() => undefined);
  return answers;
}
