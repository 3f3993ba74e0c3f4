import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import { every, scopeFilter, source } from '#/server/records/rowScope.ts';
import { refusing } from '#/server/records/write/writeErrors.ts';
import { type EditWorld, write } from '../edit/editRow.ts';
import type { RowOutcome } from '../operation.ts';
import type { KeptRow } from '../operationRun.ts';

/**
 * Puts back what an edit changed of one record, as a write of its own by whoever takes it back. What was changed since, is gone, or is not
 * theirs to change by now, stays as it is, with the reason.
 */
export async function undoEdit(world: Omit<EditWorld, 'set' | 'contexts'>, row: KeptRow): Promise<RowOutcome> {
  const id = Number(row.recordId);
  const { tx, model, access } = world;
  try {
    return await inSavepoint(tx, () =>
      refusing(model, access.resource, async () => {
        const stamp = await stampWithin(world, id);
        if (stamp && Date.parse(stamp) !== Date.parse(row.updatedAt ?? '')) throw conflict(say('bulk.changed_since_edit'));
        await write({ ...world, set: {}, contexts: new Map() }, id, row.before ?? {});
        return { row: row.row, outcome: 'restored' };
      }),
    );
  } catch (error) {
    const refusal = toApiError(error, jsonBodyLimitBytes);
    if (refusal.statusCode >= 500) throw error;
    return {
      ...{ row: row.row, outcome: 'rejected', recordId: id, cells: [String(id)] },
      errors: refusal.errors ?? { '': [refusal.sentence] },
    };
  }
}

/** When the record was last changed, held until this unit of work ends; undefined where the caller sees none. */
async function stampWithin({ tx, access }: Pick<EditWorld, 'tx' | 'access'>, id: number): Promise<string | undefined> {
  const { resource, rowScope } = access;
  if (rowScope.clientId !== null) await lockRecord(tx, resource, rowScope.clientId, id);
  const { rows } = await sql<{ updated_at: string }>`
    select t.updated_at from ${source(rowScope, resource.table)} as t
      where ${every([...scopeFilter(rowScope, resource, 't'), sql`t.id = ${id}`])}`.execute(tx);
  return rows[0]?.updated_at;
}
