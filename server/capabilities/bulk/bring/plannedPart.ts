import type { Notation } from '#/model/values/notation.ts';
import type { PlannedBalance } from '../balances/plannedBalance.ts';

/** What one file makes of one resource, as an operation keeps it. */
export interface PlannedPart {
  fileUrl: string;
  fileName: string;
  /** The profile that the file was known by: `square/items`. */
  profile: string;
  resource: string;
  mode: 'create' | 'upsert';
  /** The fields that its rows say something of: they are the headings of its table. */
  headers: readonly string[];
  total: number;
  notations: Readonly<Record<string, Notation>>;
  /** Of past sales: the sheet they stand in, and the establishment of each location that the file names. */
  sales?: { sheet: string | undefined; locations: Readonly<Record<string, number>> };
  /** Of balances: which kind, and of which of the file's locations. */
  balance?: PlannedBalance;
}

/** Rows of one part have the numbers of theirs: `3000012` is row 12 of the part with index 3. */
const NUMBERS = 1_000_000;

/** The number of a part's row among all of an operation. */
export const numberIn = (part: number, row: number): number => part * NUMBERS + row;

/** Which part a row is of, and its number there. */
export const partRow = (number: number): { part: number; row: number } => ({
  part: Math.floor(number / NUMBERS),
  row: number % NUMBERS,
});
