import { wordsOf } from '#/i18n/keptSentences.ts';
import type { Adjustment } from '#/model/validation/adjusted.ts';
import type { Notation } from '#/model/values/notation.ts';
import type { ExportResult } from '#/server/capabilities/exports/runExport.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import type { BalanceSums } from './balances/balanceSums.ts';
import type { PlannedPart } from './bring/plannedPart.ts';
import type { Corrections } from './import/corrections.ts';
import type { TableChoice } from './import/tableFile.ts';
import type { SalesSums } from './sales/salesSums.ts';

export type OperationType = 'import' | 'export' | 'edit' | 'undo';
export type Mode = 'create' | 'upsert';
export type OperationStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** What a job needs beside the columns of the operation. */
export interface Plan {
  fileUrl?: string;
  /** The file's columns, in its order. */
  headers?: readonly string[];
  /** Column of the file → target. */
  mapping?: Readonly<Record<string, string>>;
  /** Laid over the file's cells; gone once the operation has ended, as they may hold passwords. */
  corrections?: Corrections;
  /** Which of the file's tables it is, and how its columns are written, by header. */
  /** What words of its columns meant, by target: later imports remember it. */
  learned?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields whose missing records are made. */
  make?: readonly string[];
  table?: TableChoice;
  notations?: Readonly<Record<string, Notation>>;
  /** Of several files at once: what each of them makes, in the order in which it is made. */
  parts?: readonly PlannedPart[];
  /** What an edit gives every chosen record. */
  set?: Readonly<Record<string, unknown>>;
  /** Fields that are raised or lowered from what each record has. */
  adjust?: Readonly<Record<string, Adjustment>>;
  /** The language of headers that an export writes. */
  language?: string;
}

/** Names an operation behind its tenant's wall. */
export interface OperationKey {
  clientId: number;
  id: number;
}

/** Who asked; a super-admin's client is the platform. */
export interface Requester {
  clientId: number;
  userId: number;
  name: string;
}

/** An operation as it is stored. Times are ISO 8601 UTC. */
export interface StoredOperation {
  id: number;
  client_id: number;
  type: OperationType;
  status: OperationStatus;
  resources: string[];
  mode: Mode | null;
  dry_run: boolean;
  format: string | null;
  establishment_id: number | null;
  file_name: string | null;
  ignored: string[];
  plan: Plan;
  rows_total: number | null;
  rows_read: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  deleted: number;
  /** Records of other resources that an import made because rows name them. */
  made: number;
  /** A finished export's file, in the folder of results, and what its maker's rights let into it. */
  result: Pick<ExportResult, 'file' | 'behind'> | null;
  /** What past sales come to that it brought, or would bring. */
  sales: SalesSums | null;
  /** What balances come to that it brought, or would bring. */
  balances: BalanceSums | null;
  undo_of: number | null;
  undone_by: number | null;
  /** Of an edit: the preview whose changes it makes. A preview is run once. */
  run_of: number | null;
  /** Of an undo: what it takes back. */
  undone_type: OperationType | null;
  user_client_id: number;
  user_id: number;
  user_name: string;
  job_id: number | null;
  job_progress: number | null;
  /** Whether the operation that undid this one ended without a refusal. */
  is_undone: boolean;
  /** Why it failed: a sentence as it is kept. */
  message: string | null;
  created_at: string;
  finished_at: string | null;
}

/** What became of one row. `rejected` stands for a refused row of an import and for what an undo could not take back. */
export type RowOutcome =
  /** A row below zero was made because another one names it. `resource`: where an operation has several. */
  | { row: number; outcome: 'created'; recordId: number; updatedAt?: string; resource?: string }
  | ({ row: number; outcome: 'updated'; recordId: number; updatedAt: string; before: Readonly<Record<string, unknown>> } & AboutUpdate)
  | { row: number; outcome: 'unchanged' | 'deleted' | 'restored' }
  | { row: number; outcome: 'rejected' | 'deferred'; recordId?: number; cells: readonly string[]; errors: FieldErrors };

/** `changes`: field → [old, new], where somebody is to look at them. */
interface AboutUpdate {
  resource?: string;
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** The operation as callers see it, in the language of whoever reads it. Source: the API contract, "Work that outlives a request". */
export function shownOperation(
  operation: StoredOperation,
  caller: { clientId: number; userId: number },
  language: string,
): Record<string, unknown> {
  const {
    plan: _plan,
    result,
    job_id: _job,
    job_progress: jobProgress,
    user_client_id: userClient,
    is_undone: isUndone,
    sales: _sales,
    balances: _balances,
    ...shown
  } = operation;
  const isOwn = userClient === caller.clientId && operation.user_id === caller.userId;
  return {
    ...shown,
    message: operation.message === null ? null : wordsOf(language, operation.message),
    resource: operation.type === 'export' ? null : (operation.resources[0] ?? null),
    progress: progressOf(operation, jobProgress),
    can_undo: canUndo(operation),
    has_rejected: isOwn && operation.type !== 'export' && operation.failed > 0,
    has_file: isOwn && operation.status === 'completed' && result !== null,
    is_own: isOwn,
  };
}

/** Whether an import or an edit left something that no undo has taken back. */
export function canUndo({ type, status, dry_run: dryRun, created, updated, is_undone: isUndone }: StoredOperation): boolean {
  const hasEnded = status !== 'pending' && status !== 'processing';
  return (type === 'import' || type === 'edit') && hasEnded && !dryRun && created + updated > 0 && !isUndone;
}

function progressOf({ status, rows_total: total, rows_read: read }: StoredOperation, jobProgress: number | null): number {
  if (status === 'completed') return 100;
  return total ? Math.min(99, Math.floor((read / total) * 100)) : (jobProgress ?? 0);
}
