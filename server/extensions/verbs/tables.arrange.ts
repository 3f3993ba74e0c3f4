import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import tables from '#/resources/venue/tables.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { ApiError, conflict, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb, type RecordWork } from '#/server/records/extensionPoints.ts';
import { createOther, updateOther } from '#/server/records/write/otherRecord.ts';
import { problem, type VerbInputOf } from '#model/language';

type Row = VerbInputOf<NonNullable<typeof tables.verbs>['arrange']>['tables'][number];

/**
 * Saves a floor plan: all tables that were moved, changed or added on it, or none of them. What a row leaves empty stays as it is. Each is
 * written as its own call would, so it is validated, has its line in its history, and is refused where somebody else changed it meanwhile.
 */
export const verb = defineVerb(tables, 'arrange', async (work, input) => {
  refuseTwice(input.tables);
  if (input.tables.some(({ table }) => !table) && !canUse(work.caller, 'ServiceAreaTableCreate', work.establishmentId))
    throw forbidden(say('venue.no_new_tables'));
  // Everybody goes through the tables in the same order: two who save at once wait for each other, and neither for ever.
  const inOrder = [...input.tables.entries()].sort(([, one], [, other]) => (one.table ?? Infinity) - (other.table ?? Infinity));
  for (const [index, row] of inOrder) await atRow(index, () => saveTable(work, row));
  return { data: { tables: input.tables.length } };
});

async function saveTable(work: RecordWork, { table, read_at, ...row }: Row): Promise<void> {
  const said = Object.fromEntries(
    Object.entries(row).filter(([name, value]) => name in tables.fields && value !== undefined && value !== null),
  );
  if (table)
    await updateOther(work, tables, table, { ...said, ...(read_at && { updated_at: read_at }) } as Parameters<
      typeof updateOther<typeof tables>
    >[3]);
  else await createOther(work, tables, said as Parameters<typeof createOther<typeof tables>>[2]);
}

/** Says of a refusal in which row it was. @throws ApiError */
async function atRow(index: number, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { name } = valuesIn(error.data);
    if (error.statusCode === 409 && typeof name === 'string') throw conflict(say('venue.table_changed', { name }), error.data);
    if (!error.errors) throw error;
    throw invalid(Object.fromEntries(Object.entries(error.errors).map(([field, why]) => [`tables.${index}.${field}`, why])));
  }
}

/** @throws ApiError 422 where a table stands in two rows: nobody knows which of them is meant */
function refuseTwice(rows: readonly Row[]): void {
  const seen = new Set<number>();
  for (const [index, { table }] of rows.entries()) {
    if (table && seen.has(table)) throw invalid({ [`tables.${index}.table`]: [problem('not_unique')] });
    if (table) seen.add(table);
  }
}
