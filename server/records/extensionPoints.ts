import type { Readable } from 'node:stream';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Values } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Causer } from '#/server/foundation/activity/record.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import type { Defined, DraftOf, RecordOf, ValueOf, VerbInputOf } from '#model/language';
import type { RowScope } from './rowScope.ts';

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
  /** Encrypts what must be read again by the host alone; absent where no secret is made: for demo data and imports. */
  seal?: ((text: string, owner: string) => string) | undefined;
  /** Addresses that people type may be this machine, and without encryption: for tests and development. */
  allowsLoopback?: boolean | undefined;
  /** The house's emails; absent where nobody is written to, as for demo data. */
  mailer?: Pick<Mailer, 'send'> | undefined;
  /** Work that goes on after the call; absent where nothing may follow, as for demo data. */
  queue?: Pick<Jobs, 'enqueue'> | undefined;
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
  /** No record's hook asks for another of its kind: several may be validated first and then stored together. */
  together?: true;
  /** May change `draft`, the record about to be stored; `before` is the stored one (undefined when it is made). */
  beforeSave?(draft: Values, before: Values | undefined, work: RecordWork): Promise<void> | void;
  afterSave?(record: Values, before: Values | undefined, work: RecordWork): Promise<void> | void;
  /** Refuses a deletion, and changes nothing. */
  refuseDelete?(record: Values, work: RecordWork): Promise<void> | void;
  /** Does more than the database does when a record goes: a deletion of such records cannot be undone. */
  beforeDelete?(record: Values, work: RecordWork): Promise<void> | void;
  /** Looks at a deleted record that was put back as it was, and refuses where something stands in its way by now. */
  afterRestore?(record: Values, work: RecordWork): Promise<void> | void;
  /** Takes out of a record that is about to be answered what this caller may not see of it. */
  beforeAnswer?(record: Values, reader: { model: Model; caller: Caller }): void;
}

/** What a verb answers: for `returns: 'file'` a file, else data; without either the record is read again. */
export interface VerbResult {
  data?: unknown;
  /** Bytes that take more than SQL to make are made after the unit of work. */
  file?: { name: string; type: string; bytes: Uint8Array | (() => Promise<Uint8Array | Readable>) };
}

/** A verb's host function. It may throw an ApiError, which undoes everything. */
export interface VerbExtension {
  /** `record` is the stored one (of `on: 'record'`), `input` has been validated. */
  perform(work: RecordWork, input: Values, record: Values | undefined): Promise<VerbResult | undefined>;
}

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

/** The work of a definition's records: those of an establishment are always written in one. */
export type WorkOf<D extends Defined> = D['scope'] extends 'establishment' ? RecordWork & { establishmentId: number } : RecordWork;

/** `Hooks` as the definition types them. */
export interface HooksOf<D extends Defined> {
  /** No record's hook asks for another of its kind: several may be validated first and then stored together. */
  together?: true;
  /** May change `draft`, the record about to be stored; `before` is the stored one (undefined when it is made). */
  beforeSave?(draft: DraftOf<D>, before: RecordOf<D> | undefined, work: WorkOf<D>): Promise<void> | void;
  afterSave?(record: DraftOf<D> & { id: number }, before: RecordOf<D> | undefined, work: WorkOf<D>): Promise<void> | void;
  /** Refuses a deletion, and changes nothing. */
  refuseDelete?(record: RecordOf<D>, work: WorkOf<D>): Promise<void> | void;
  /** Does more than the database does when a record goes: a deletion of such records cannot be undone. */
  beforeDelete?(record: RecordOf<D>, work: WorkOf<D>): Promise<void> | void;
  /** Looks at a deleted record that was put back as it was, and refuses where something stands in its way by now. */
  afterRestore?(record: RecordOf<D>, work: WorkOf<D>): Promise<void> | void;
  /** Takes out of a record that is about to be answered what this caller may not see of it. What was not asked for is not there. */
  beforeAnswer?(record: Partial<DraftOf<D>>, reader: { model: Model; caller: Caller }): void;
}

/** What stands in a file of `server/extensions/`: the host code of one name. */
export interface Extension<T> {
  readonly name: string;
  readonly code: T;
}

/** The hooks of a definition's records, and of its variants'. */
export function defineHooks<D extends Defined & { name: string }>(definition: D, hooks: HooksOf<D>): Extension<Hooks> {
  return { name: definition.name, code: hooks };
}

interface Doing extends Defined {
  name: string;
  verbs?: object;
}
type VerbsOf<D extends Doing> = NonNullable<D['verbs']>;
type VerbRecordOf<D extends Defined, V> = V extends { on: 'collection' | 'selection' } ? undefined : RecordOf<D>;

/** The host function of one of a definition's verbs. */
export function defineVerb<D extends Doing, N extends keyof VerbsOf<D> & string>(
  definition: D,
  verb: N,
  perform: (work: WorkOf<D>, input: VerbInputOf<VerbsOf<D>[N]>, record: VerbRecordOf<D, VerbsOf<D>[N]>) => Promise<VerbResult | undefined>,
): Extension<VerbExtension> {
  return { name: `${definition.name}.${verb}`, code: { perform } };
}

type ExternalNames<D extends Defined> = {
  [K in keyof D['fields']]: D['fields'][K] extends { kind: 'external' } ? K : never;
}[keyof D['fields']] &
  string;

/** What reads an external field of a definition. */
export function defineReader<D extends Defined, N extends ExternalNames<D>>(
  { fields }: D,
  field: N,
  read: (context: ReaderContext, ids: readonly number[]) => Promise<ReadonlyMap<number, ValueOf<D['fields'][N]>>>,
): Extension<Reader> {
  const external = fields[field];
  return { name: external?.kind === 'external' ? external.reader : field, code: read };
}
