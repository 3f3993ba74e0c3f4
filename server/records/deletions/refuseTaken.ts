import { sql } from 'kysely';
import { labelled, oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { every, source } from '../rowScope.ts';

/**
 * Refuses a record that was put back where another one has the value of this field by now, which the database would let two have. @throws
 * ApiError 409
 */
export async function refuseTaken(
  { tx, resource, clientId, establishmentId }: RecordWork,
  name: string,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  const others = every([
    sql`t.client_id = ${clientId}`,
    ...(establishmentId === null ? [] : [sql`t.establishment_id = ${establishmentId}`]),
    sql`${sql.ref(`t.${name}`)} = ${record[name]}`,
    sql`t.id <> ${record.id}`,
  ]);
  const { rows } = await sql`select 1 from ${source({ clientId }, resource.table)} as t where ${others} limit 1`.execute(tx);
  const field = labelled(present(resource.fields[name], `field '${name}'`));
  if (rows.length) throw conflict(say('records.restore_taken', { resource: oneOf(resource), field }));
}
