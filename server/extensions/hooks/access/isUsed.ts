import { sql } from 'kysely';
import { childTable } from '#/server/foundation/database/names.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';

/** Whether any record of the client points to this one, itself or in a row. */
export async function isUsed(id: number, { tx, model, resource, clientId }: RecordWork): Promise<boolean> {
  const target = resource.variant?.of ?? resource.name;
  const columns = Object.values(model.resources)
    .filter(({ variant }) => !variant)
    .flatMap(({ table, fields }) =>
      Object.values(fields).flatMap((field) => {
        if (field.kind === 'reference' && field.to === target)
          return [{ table: field.many ? childTable(table, field.name) : table, column: field.many ? 'target_id' : field.name }];
        if (field.kind !== 'lines') return [];
        const columns = Object.entries(field.fields).filter(([, one]) => one.kind === 'reference' && one.to === target);
        return columns.map(([column]) => ({ table: childTable(table, field.name), column }));
      }),
    );
  for (const { table, column } of columns) {
    const { rows } =
      await sql`select 1 from ${sql.id('tenant', table)} where client_id = ${clientId} and ${sql.id(column)} = ${id} limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}
