import type { Sentence } from '#/i18n/sentences.ts';
import type { Notation } from '#/model/values/notation.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { PlannedPart } from '../bring/plannedPart.ts';
import type { LookedAt } from '../bring/readFile.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { Corrections } from '../import/corrections.ts';
import type { MadeRow } from '../systems/profile.ts';
import type { BalanceSums } from './balanceSums.ts';
import type { TriedProducts } from './triedProducts.ts';

/** A file whose balances are read. */
export interface BalanceFile {
  fileUrl: string;
  known: NonNullable<LookedAt['known']>;
}

/** The whole of an operation, for rows whose record another part of it makes. */
export interface WholePlan {
  parts: readonly PlannedPart[];
  corrections: Corrections | undefined;
}

/** What one balance is entered with. */
export interface BalanceWork extends RecordWork {
  establishment: SellingEstablishment;
  reading: Notation;
  /** The other program, as people call it. */
  system: string;
  /** Products that a trial would have made; undefined where it is none. */
  tried: TriedProducts | undefined;
  /** What this run has entered, and the row that did: two rows of a file are never one balance. */
  seen: Map<string, number>;
  row: number;
}

/** An entered balance: the record that an undo takes back (0 in a trial), and what it adds to the sums; or it stood already. */
export type Entered = { recordId: number; adds: BalanceSums } | 'same';

/** What became of a balance that is taken back. */
export interface TakenBack {
  end: 'removed' | 'gone' | 'changed';
  name: string;
}

/** One kind of balance: who may bring it, its rows, how one is entered, and how it is taken back. */
export interface BalanceKind {
  /** What its entries are records of. */
  resource: string;
  /** The fields of these that a refused row can be corrected by. */
  headers: readonly string[];
  may(host: BulkHost, caller: Caller, establishmentId: number): boolean;
  /** What a file has of it: one row each, at the location. */
  rows(file: BalanceFile, location: string, whole?: WholePlan): readonly MadeRow[];
  /** @throws ApiError 422 with what is wrong, by field */
  enter(work: BalanceWork, cells: MadeRow['cells']): Promise<Entered>;
  takeBack(tx: Transaction, clientId: number, recordId: number): Promise<TakenBack>;
  /** Why one stays that has moved since. */
  hasMoved(name: string): Sentence;
}
