import type thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import type { VerbInputOf } from '#model/language';
import type { JournalDay } from './journalDays.ts';
import type { OrdersIn } from './orders/ordersIn.ts';
import type { ProgramCalls } from './programCalls.ts';

/** What a download is asked with. */
export type DownloadInput = VerbInputOf<NonNullable<(typeof thirdPartyIntegrations)['verbs']>['download']>;

/**
 * What the house can do with another program; a file of `server/extensions/connectors/` for each, found by its name, exports it as
 * `connector`. Each ability is optional.
 */
export interface Connector {
  journalFile?: JournalFile;
  accounting?: AccountingProgram;
  orders?: OrdersIn;
}

/** The daily journal as a file that the program takes. Pure: whatever it is made of is handed in. */
export interface JournalFile {
  /** Media type, with its encoding. */
  type: string;
  fileName(period: { from: string; to: string }): string;
  /** What tells the books apart that its program keeps, at most 60 characters; absent: it keeps one company's. Pure. */
  booksOf?(input: DownloadInput): string;
  /** Most decimals of an amount; a currency with more is refused before. */
  decimals: number;
  /** @throws ApiError 422 at the input that it cannot be made with */
  bytes(days: readonly JournalDay[], asked: JournalAsked): Uint8Array;
}

/** What a journal file is made for. */
export interface JournalAsked {
  input: DownloadInput;
  /** Whose journal it is. */
  title: string;
  /** ISO 4217, and how many decimals its amounts have. */
  currency: string;
  decimals: number;
  /** When it is made: ISO 8601 UTC. */
  now: string;
}

/** An accounting program that is reached over the network, with the rights that somebody gives there (OAuth 2, RFC 6749). */
export interface AccountingProgram {
  /** Where rights are asked for and what they open; the environment may name other ones (`server/config/programApps.ts`). */
  addresses: ProgramAddresses;
  /** What stands for `{company}` in the addresses of one company; undefined for what can be none. Pure. */
  hostOf?(companyId: string): string | undefined;
  scope: string;
  /** What the program calls the company that was chosen there, beside the code that comes back. */
  companyParameter: string;
  /** How the token is written that is given back: as a form (RFC 7009, and where nothing is said), or as JSON. */
  revokesBy?: 'form' | 'json';
  /** Whether a code is good for nobody but whoever asked for it (RFC 7636, S256). */
  hasChallenge?: boolean;
  /** Most decimals of an amount. */
  decimals: number;
  /** Asks whose books they are. @throws as `ProgramApi` */
  test(api: ProgramApi): Promise<Company>;
  /** Reads what journals can be booked to. @throws as `ProgramApi` */
  pull(api: ProgramApi): Promise<ProgramLists>;
  /** Books a journal, once however often it is sent with one key. @throws as `ProgramApi` */
  push(api: ProgramApi, journal: PushedJournal): Promise<{ number: string }>;
  /** What the body of a refusal says, in the program's own words; undefined where it says nothing. Pure. */
  reasonOf(body: unknown): string | undefined;
}

/**
 * Where a program is: rights are given at `authorize` and given back at `revoke`, codes become tokens at `token`, the rest is under `api`.
 * `{company}` in the last three stands for the company's own host.
 */
export interface ProgramAddresses {
  authorize: string;
  token: string;
  revoke: string;
  api: string;
}

/** Calls of an accounting program; the tokens are seen to. */
export interface ProgramApi extends ProgramCalls {
  companyId: string;
}

/** A company whose books a program keeps, and the currencies that it books in (ISO 4217). */
export interface Company {
  name: string;
  currencies: readonly string[];
}

/** What is in a program's books; `subsidiaries` is absent where it has no such thing. */
export interface ProgramLists {
  accounts: readonly ProgramAccount[];
  locations: readonly ProgramEntry[];
  subsidiaries?: readonly ProgramEntry[];
}
export interface ProgramEntry {
  id: string;
  code: string | null;
  name: string;
  isActive: boolean;
}
export interface ProgramAccount extends ProgramEntry {
  kind: 'asset' | 'liability' | 'equity' | 'income' | 'expense' | null;
}

/** A journal as it is booked: both sides of its lines come to the same. */
export interface PushedJournal {
  /** The same with every try. */
  key: string;
  /** At most 21 characters. */
  entry: string;
  day: string;
  /** ISO 4217. */
  currency: string;
  note: string;
  lines: readonly PushedLine[];
}
export interface PushedLine {
  text: string;
  accountId: string;
  locationId: string | null;
  subsidiaryId: string | null;
  /** Major units, exact to the currency's decimals; one of them is 0. */
  debit: number;
  credit: number;
}
