import type { KindContext } from '#/resources/kinds/part.ts';
import type { Model, ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import type { Causer } from '#/server/activity/record.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/files/storedFiles.ts';
import type { Post } from '#/server/mail/index.ts';
import type { Archives } from '#/server/platform/removals/archive.ts';

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
  once: Values;
  /** The house's letters; absent where nobody is written to, as for demo data. */
  post?: Pick<Post, 'send'> | undefined;
  /** Uploads, for files that are made once the unit of work has ended. */
  stored?: StoredFiles | undefined;
  /** What is left of businesses that are to be removed. */
  archives?: Pick<Archives, 'ask' | 'read'> | undefined;
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

const files = import.meta.glob('/server/hooks/*.ts', { eager: true, import: 'hooks' }) as Readonly<Record<string, Hooks>>;

/** The hooks of a resource (of the resource behind a face), found by the file's name. */
export function hooksOf(resource: ResourceModel): Hooks {
  return files[`/server/hooks/${resource.face?.of ?? resource.name}.ts`] ?? {};
}
