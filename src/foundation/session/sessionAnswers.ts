import { type Account, type HeldNames, isPlatformUser, type Profile, type User } from '#/authProvider/account.ts';
import type { Constants, Establishment } from './SessionContext.ts';

/** What the dashboard stands on, asked for together. */
export interface SessionAnswers {
  profile: Promise<Profile>;
  constants: Promise<Constants>;
  establishments: Promise<readonly Establishment[]>;
  /** The permissions in the establishment that one works in, by `chosenOf`. */
  held: Promise<HeldNames>;
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
  const profile = account.profile();
  const establishments = account.read<{ list: Establishment[] }>('/api/establishment/list').then(({ list }) => list);
  const constants = account.read<Constants>('/api/constants');
  const held = Promise.all([profile, establishments]).then(([{ user }, list]) =>
    account.permissions(chosenOf(list, establishmentId, user)?.id),
  );
  const answers: SessionAnswers = { profile, constants, establishments, held };
  // Who waits for them is told of a failure; one that nobody comes to wait for, because the one before has failed, is of no interest.
  for (const answer of Object.values<Promise<unknown>>({ ...answers })) answer.catch(() => undefined);
  return answers;
}

/** The one of that id; where it is gone the first one, and for the platform's own people, to whom everybody's are listed, none. */
export function chosenOf(establishments: readonly Establishment[], id: number | null, user: User): Establishment | null {
  return establishments.find((one) => one.id === id) ?? (isPlatformUser(user) ? null : (establishments[0] ?? null));
}
