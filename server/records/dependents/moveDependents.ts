import { sql } from 'kysely';
import { oneOf, someOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { isPointer, rowsIn } from '#/model/values/shapes.ts';
import { type ApiError, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { jsonBodyLimitBytes } from '#/server/foundation/http/jsonBody.ts';
import { problem } from '#model/language';
import type { RecordWork } from '../extensionPoints.ts';
import { readRecord } from '../readRecord.ts';
import { recordContext } from '../recordContext.ts';
import { ownerOfStored } from '../recordOwner.ts';
import { every, type RowScope, scopeFilter, source } from '../rowScope.ts';
import { type Save, updateRecord } from '../write/saveRecord.ts';
import { refusing } from '../write/writeErrors.ts';
import { type SeenDependence, seenDependences } from './readDependents.ts';
import { refersTo } from './references.ts';

/** Records that one deletion moves; more are changed together first. */
const MOST = 1_000;

type Values = Record<string, unknown>;

/**
 * Gives everything that refers to a record, and that its caller may see, another record of the same resource to refer to: each a write like
 * any other, all in this unit of work. What only the host writes is left to the deletion. @throws ApiError 403 for who may not change them,
 * 422 where the other record cannot take its place, or one of them refuses it
 */
export async function moveDependents(
  { work, rowScope, by }: Pick<Save, 'work' | 'rowScope' | 'by'>,
  from: number,
  to: number,
): Promise<void> {
  const { tx, model, resource, caller, clientId } = work;
  await refuseOtherEstablishment(work, rowScope, from, to);
  let left = MOST;
  for (const one of seenDependences({ model, caller }, resource, clientId)) {
    if (one.movable === 'fixed') continue;
    const own = one.seenAs.table === resource.table ? [sql`t.id <> ${from}`] : [];
    const { rows } = await sql<{ id: number }>`
      select t.id from ${source(one.rowScope, one.seenAs.table)} as t
        where ${every([...scopeFilter(one.rowScope, one.seenAs, 't'), refersTo(one, one.rowScope, [from]), ...own])}
        order by t.id limit ${left + 1}`.execute(tx);
    if (!rows.length) continue;
    if (one.movable === 'forbidden' || one.permission === undefined)
      throw forbidden(say('records.may_not_move', { things: someOf(one.seenAs) }));
    left -= rows.length;
    if (left < 0) throw invalid({ move_to: [say('records.too_many_to_move', { most: MOST })] });
    for (const { id } of rows) await moveOne(work, by, one, { id, from, to });
  }
}

/** @throws ApiError 422 where the caller sees no such record, or it is another establishment's */
async function refuseOtherEstablishment(work: RecordWork, rowScope: RowScope, from: number, to: number): Promise<void> {
  const { tx, resource, clientId, establishmentId } = work;
  const sameEstablishment = resource.scope === 'establishment' ? [sql`t.establishment_id = ${establishmentId}`] : [];
  const { rows } = await sql`
    select 1 from ${source(rowScope, resource.table)} as t
      where ${every([...scopeFilter(rowScope, resource, 't'), sql`t.client_id = ${clientId}`, sql`t.id = ${to}`, ...sameEstablishment])}`.execute(
    tx,
  );
  if (!rows.length || to === from) throw invalid({ move_to: [problem('unknown_reference')] });
}

interface Move {
  id: number;
  from: number;
  to: number;
}

async function moveOne(work: RecordWork, by: Save['by'], dependence: SeenDependence, move: Move): Promise<void> {
  const { tx, model, caller } = work;
  const { seenAs: resource, rowScope, permission = '', field } = dependence;
  const title: { text?: string } = {};
  try {
    const owner = await ownerOfStored(tx, { caller, resource, permission, rowScope }, move.id);
    const known = new Map(
      ['id', field.name, resource.title].flatMap((name) => (resource.allFields[name] ? [[name, resource.allFields[name]] as const] : [])),
    );
    const record = await readRecord(tx, model, resource, known, rowScope, move.id);
    title.text = String(record[resource.title] ?? `#${move.id}`);
    const own: RecordWork = { ...work, ...owner, resource, context: await recordContext(tx, owner, owner.establishmentId) };
    const body = { [field.name]: moved(dependence, record[field.name], move) };
    await refusing(model, resource, () => updateRecord({ work: own, rowScope, body, hashed: {}, by }, move.id));
  } catch (error) {
    const refusal = toApiError(error, jsonBodyLimitBytes);
    if (refusal.statusCode >= 500) throw error;
    const why = reasonOf(refusal);
    throw invalid({ move_to: [say('records.cannot_move', { resource: oneOf(resource), title: title.text ?? `#${move.id}`, why })] });
  }
}

const reasonOf = ({ errors, sentence }: ApiError) => Object.values(errors ?? {})[0]?.[0] ?? sentence;

/** The field's value with the one record in the place of the other. */
function moved({ inRow, reference, target }: SeenDependence, value: unknown, { from, to }: Move): unknown {
  if (inRow === undefined) return exchanged(value, { from, to }, reference.many === true, target);
  return rowsIn(value).map(({ _titles, ...row }): Values => ({ ...row, [inRow]: exchanged(row[inRow], { from, to }, false, target) }));
}

function exchanged(value: unknown, { from, to }: Omit<Move, 'id'>, isMany: boolean, target: string): unknown {
  if (isMany && Array.isArray(value)) return [...new Set(value.map((one) => (one === from ? to : one)))];
  if (isPointer(value)) return value.type === target && value.id === from ? { type: target, id: to } : value;
  return value === from ? to : value;
}
