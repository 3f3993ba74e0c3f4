import type { Readable } from 'node:stream';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import type { RowScope } from './rowScope.ts';

type Values = Record<string, unknown>;

/** What a hook or a verb's host function works with, inside the write's own unit of work. */
export interface RecordWork {
  tx: Transaction;
  model: Model;
  resource: ResourceModel;
  caller: Caller;
  /** The caller as the log names them, with the address they called from; absent where nobody called. */
  by?: Causer | undefined;
  clientId: number;
  establishmentId: number | null;
  context: KindContext;
  /** The write's time: ISO 8601 UTC. */
  now: string;
  /** Laid into this call's answer and never stored: a secret that is shown once. */
  revealOnce: Values;
  /** The house's letters; absent where nobody is written to, as for demo data. */
  post?: Pick<Mailer, 'send'> | undefined;
  /** Uploads, for files that are made once the unit of work has ended. */
  stored?: StoredFiles | undefined;
  /** What is left of businesses that are to be removed. */
  archives?: Archiving | undefined;
}

/** What is kept of businesses that are to be removed. */
export interface Archiving {
  /** Has it made as soon as this unit of work has ended. */
  ask(tx: Transaction, clientId: number): Promise<void>;
  /** @throws where there is none */
  read(clientId: number): Promise<Readable>;
}

/** A resource's own host code around its generic writes. Each may throw an ApiError, which undoes the write. */
export interface Hooks {
  /** May change `draft`, the record about to be stored; `before` is the stored one (undefined when it is made). */
  beforeSave?(draft: Values, before: Values | undefined, work: RecordWork): Promise<void> | void;
  afterSave?(record: Values, before: Values | undefined, work: RecordWork): Promise<void> | void;
  beforeDelete?(record: Values, work: RecordWork): Promise<void> | void;
  /** Takes out of a record that is about to be answered what this caller may not see of it. */
  beforeAnswer?(record: Values, reader: { model: Model; caller: Caller }): void;
}

/** What a verb answers: for `returns: 'file'` a file, else data; without either the record is read again. */
export interface VerbResult {
  data?: unknown;
  /** Bytes that take more than SQL to make are made after the unit of work. */
  file?: { name: string; type: string; bytes: Uint8Array | (() => Promise<Uint8Array | Readable>) };
}

/**
 * A verb's host function. `record` is the stored one (of `on: 'record'`), `input` has been validated. It may throw an ApiError, which
 * undoes
 * everything.
 */
export type VerbFunction = (work: RecordWork, input: Values, record: Values | undefined) => Promise<VerbResult | undefined>;
/** What a reader works with, in the unit of work that reads the records. */
export interface ReaderContext {
  tx: Transaction;
  model: Model;
  resource: ResourceModel;
  /** Whose records they are: the tenant's predicate stands in the reader's own queries too. */
  rowScope: RowScope;
}

/** Reads an external field of some records at once; a record that is not in the answer has no value. */
export type Reader = (context: ReaderContext, ids: readonly number[]) => Promise<ReadonlyMap<number, unknown>>;
