import type thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import type { VerbInputOf } from '#model/language';
import type { JournalDay } from './journalDays.ts';
import type { OrdersIn } from './orders/ordersIn.ts';

/** What a download is asked with. */
export type DownloadInput = VerbInputOf<NonNullable<(typeof thirdPartyIntegrations)['verbs']>['download']>;

/**
 * What the house can do with another program; a file of `server/extensions/connectors/` for each, found by its name, exports it as
 * `connector`. Each ability is optional: what one day connects, tests, pulls and pushes stands beside the file.
 */
export interface Connector {
  journalFile?: JournalFile;
  orders?: OrdersIn;
}

/** The daily journal as a file that the program takes. Pure: whatever it is made of is handed in. */
export interface JournalFile {
  /** Media type, with its encoding. */
  type: string;
  fileName(period: { from: string; to: string }): string;
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
