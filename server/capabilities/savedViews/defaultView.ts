import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { createRecord, deleteRecord, updateRecord } from '#/server/records/write/saveRecord.ts';
import type { ViewHost } from './openList.ts';
import { recordSave } from './recordSave.ts';
import { visibleView } from './storedViews.ts';
import type { Viewed } from './viewed.ts';

/** The view with which the caller opens a list: a saved one's id, or the name of one of the definition's; null: none. */
export async function readDefault(tx: Transaction, caller: Caller, list: string): Promise<string | number | null> {
  const stored = await storedDefault(tx, caller, list);
  if (!stored) return null;
  return /^\d+$/.test(stored.view) ? Number(stored.view) : stored.view;
}

/** Chooses it. @throws ApiError 404 where the caller has no such view */
export async function changeDefault(
  tx: Transaction,
  host: ViewHost,
  request: FastifyRequest,
  list: Viewed,
  view: string | number | null,
): Promise<void> {
  const { caller } = request;
  if (typeof view === 'number' && (await visibleView(tx, host, caller, view)).resource !== list.name)
    throw notFound(say('views.not_found'));
  if (typeof view === 'string' && !list.hasView(view)) throw notFound(say('views.not_found'));
  // Two windows of one person: one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`default view of ${list.name}`}, ${caller.userId}))`.execute(tx);
  const stored = await storedDefault(tx, caller, list.name);
  const save = (body: Record<string, unknown>) => recordSave(tx, host, request, resourceOf(host.model, 'saved-view-defaults'), body);
  if (view === null) {
    if (stored) await deleteRecord(save({}), stored.id);
  } else if (stored) await updateRecord(save({ view: String(view) }), stored.id);
  else await createRecord(save({ resource: list.name, view: String(view) }));
}

async function storedDefault(
  tx: Transaction,
  { clientId, userId }: Caller,
  list: string,
): Promise<{ id: number; view: string } | undefined> {
  const { rows } = await sql<{ id: number; view: string }>`
    select id, view from tenant.saved_view_defaults where client_id = ${clientId} and created_by = ${userId} and resource = ${list}
      order by id limit 1`.execute(tx);
  return rows[0];
}
