import { DefinitionError } from '#/model/language/definitionError.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { toWire } from '#/server/foundation/database/columns.ts';
import type { Reader, ReaderContext } from './extensionPoints.ts';
import { extensions } from './extensions.ts';

type Row = Record<string, unknown>;

/** Adds the external fields to records that were read: one call of its reader for each field. */
export async function attachExternals(context: ReaderContext, fields: Iterable<FieldModel>, records: readonly Row[]): Promise<void> {
  const ids = records.map((record) => Number(record.id));
  for (const field of fields) {
    if (field.kind !== 'external') continue;
    const values = await readerOf(context.resource, field)(context, ids);
    for (const record of records) record[field.name] = toWire(field, values.get(Number(record.id)));
  }
}

/** Refuses to start with a field that nothing reads. @throws DefinitionError */
export function checkReaders(resource: ResourceModel): void {
  for (const field of Object.values(resource.fields)) if (field.kind === 'external') readerOf(resource, field);
}

function readerOf(resource: ResourceModel, field: Extract<FieldModel, { kind: 'external' }>): Reader {
  const reader = extensions().readers[field.reader];
  if (!reader)
    throw new DefinitionError(
      `${resource.name}.${field.name}`,
      `is read by '${field.reader}', which the host does not have`,
      `write server/extensions/readers/${field.reader}.ts`,
    );
  return reader;
}
