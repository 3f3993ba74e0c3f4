import { type Account, type HeldNames, isPlatformUser, type Profile, type User } from '#/authProvider/account.ts';
import type { Constants, Establishment } from './SessionContext.ts';

/** Two-factor sign-in has to be set up first: the host opens nothing else until then. */
export class SetUpNeeded extends Error {
  override readonly name = 'SetUpNeeded';
  constructor(readonly user: User) {
    super('Two-factor sign-in has to be set up first');
  }
}

/** What the dashboard stands on, asked for as soon as it can be; without two-factor sign-in that is asked for, none of it but the profile. */
export interface SessionAnswers {
  profile: Promise<Profile>;
  constants: Promise<Constants>;
  /** Those that are open to the person. @throws {SetUpNeeded} */
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
  const establishments = profile.then(async ({ user, mustSetUpTwoFactor }) => {
    if (mustSetUpTwoFactor) throw new SetUpNeeded(user);
    return readEstablishments(account);
  });
  const constants = account.read<Constants>('/api/constants');
  const held = Promise.all([profile, establishments]).then(([{ user }, list]) =>
    account.permissions(chosenOf(list, establishmentId, user)?.id),
  );
  const answers: SessionAnswers = { profile, constants, establishments, held };
  // Who waits for them is told of a failure; one that nobody comes to wait for, because the one before has failed, is of no interest.
  for (const answer of Object.values<Promise<unknown>>({ ...answers })) answer.catch(() => undefined);
  return answers;
}

/** The establishments that are open to the person. */
export const readEstablishments = async (account: Account): Promise<readonly Establishment[]> =>
  (await account.read<{ list: Establishment[] }>('/api/establishment/list')).list;

/** The one of that id; where it is gone the first one, and for the platform's own people, to whom everybody's are listed, none. */
export function chosenOf(establishments: readonly Establishment[], id: number | null, user: User): Establishment | null {
  return establishments.find((one) => one.id === id) ?? (isPlatformUser(user) ? null : (establishments[0] ?? null));
}
