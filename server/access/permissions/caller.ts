import { type Language, languageOf } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import type { ProgramKind } from '../programs/programToken.ts';
import type { Holdings, Rights } from './permissions.ts';
import { rightsOf } from './permissions.ts';

/** Who asks: read anew once something in their rights may have changed, so that a right taken away is gone with the next call. */
export interface Caller extends Rights {
  readonly userId: number;
  /** The business; 0 is the platform. */
  readonly clientId: number;
  readonly userType: UserType;
  /** First and last name, for the activity log. */
  readonly name: string;
  /** Holds every name that their side of the platform's wall can hold. */
  readonly isFullAccess: boolean;
  readonly isPlatform: boolean;
  /** Of a point of sale: which one it is. */
  readonly stationId?: number;
  /** Of a program with a key of its own: which key. */
  readonly apiKeyId?: number;
  /** What they chose to read; unset: they have not said, or are a program. */
  readonly language?: Language | undefined;
  /** The token of this request; a program's bearer has none. */
  readonly token: CallerToken | undefined;
  /** A role or the business asks for a second factor, and this person has none: until then they may do nothing else. */
  readonly mustSetUpTwoFactor?: boolean;
  /** Money and clock of establishments of the business by their id, its first one's without: as found, for as long as they hold. */
  readonly clocks?: Map<number | undefined, KindContext>;
  /** A super-admin inside a business, to help there: `userId` is theirs (of client 0), everything else the business's. */
  readonly acting?: Acting;
}

/** Where a super-admin helps, and for how long. */
export interface Acting {
  clientName: string;
  until: Date;
}

export type UserType = 'admin' | 'client' | 'staff' | ProgramKind;

/** Whether somebody asks, rather than a till or another program. */
export const isPerson = ({ userType }: Pick<Caller, 'userType'>): boolean => userType !== 'station' && userType !== 'api_key';

/** Refuses what is kept for whoever asked, and fetched later: a program is nobody. @throws ApiError 403 */
export function refusePrograms(caller: Caller): void {
  if (!isPerson(caller)) throw forbidden(say('access.people_only'));
}

/** What identifies the token a caller came with. */
export interface CallerToken {
  jti: string;
  expiresAt: Date;
  /** How often its user had been signed out everywhere when it was given out; said of the token of a request. */
  generation?: number;
}

/** What is stored of the language that somebody reads. */
export const chosenLanguage = (stored: string | null): Language | undefined => (stored === null ? undefined : languageOf(stored));

type Identity = Omit<Caller, keyof Rights | 'isFullAccess' | 'isPlatform'>;

/** Makes the caller of a request from what was loaded. */
export function callerOf(identity: Identity, holdings: Holdings, ceiling: ReadonlySet<string>): Caller {
  return { ...identity, isFullAccess: holdings.isFullAccess, isPlatform: holdings.isPlatform, ...rightsOf(holdings, ceiling) };
}
