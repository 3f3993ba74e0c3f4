import { DefinitionError } from '#/resources/schema/definitionError.ts';
import type { FieldModel, Model, ResourceModel } from '#/resources/schema/model.ts';
import { toWire } from '#/server/database/columns.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { Reach } from './reach.ts';

type Row = Record<string, unknown>;

/** What a reader works with, in the unit of work that reads the records. */
export interface ReaderContext {
  tx: Transaction;
  model: Model;
  resource: ResourceModel;
  /** Whose records they are: the tenant's predicate stands in the reader's own queries too. */
  reach: Reach;
}

/** Reads an external field of some records at once; a record that is not in the answer has no value. */
export type Reader = (context: ReaderContext, ids: readonly number[]) => Promise<ReadonlyMap<number, unknown>>;

const files = import.meta.glob('/server/readers/*.ts', { eager: true, import: 'read' }) as Readonly<Record<string, Reader>>;

/** The readers by name: `server/readers/<name>.ts` exports `read`. Tests add theirs. */
export const readers = new Map(Object.entries(files).map(([path, read]) => [path.replace(/^.*\/(.+)\.ts$/, '$1'), read]));

/** Adds the external fields to records that were read: one call of its reader for each field. */
export async function attachExternals(context: ReaderContext, fields: Iterable<FieldModel>, records: readonly Row[]): Promise<void> {
  const ids = records.map((record) => record.id as number);
  for (const field of fields) {
    if (field.kind !== 'external') continue;
    const values = await readerOf(context.resource, field)(context, ids);
    for (const record of records) record[field.name] = toWire(field, values.get(record.id as number));
  }
}

/** Refuses to start with a field that nothing reads. @throws DefinitionError */
export function checkReaders(resource: ResourceModel): void {
  for (const field of Object.values(resource.fields)) if (field.kind === 'external') readerOf(resource, field);
}

function readerOf(resource: ResourceModel, field: Extract<FieldModel, { kind: 'external' }>): Reader {
  const reader = readers.get(field.reader);
  if (!reader)
    throw new DefinitionError(
      `${resource.name}.${field.name}`,
      `is read by '${field.reader}', which the host does not have`,
      `write server/readers/${field.reader}.ts`,
    );
  return reader;
}
