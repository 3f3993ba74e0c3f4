import { sql } from 'kysely';
import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { idsIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';

export const NOT_ALLOWED = say('reports.owner_may_not_see');
const MAX_CHARACTERS = 500;

/** Why something was not sent, in a sentence that says what to do. */
export function troubleOf(error: unknown): Sentence {
  if (!(error instanceof ApiError) || error.statusCode >= 500) return say('reports.broke');
  if (error.statusCode === 403) return NOT_ALLOWED;
  return Object.values(error.errors ?? {})[0]?.[0] ?? error.sentence;
}

/** What already now stands in the way of a schedule that this caller saves; null where nothing does. */
export function troubleAhead(
  model: Model,
  caller: Caller,
  { report, establishments }: { report: unknown; establishments: unknown },
): Sentence | null {
  const permission = model.reports[String(report)]?.permission;
  const ids = idsIn(establishments);
  const may = permission !== undefined && (ids.length ? ids.every((id) => canUse(caller, permission, id)) : canUse(caller, permission));
  return may ? null : NOT_ALLOWED;
}

/**
 * Says on the record why it was not sent, in the language of whoever stands behind it; null: it was. The record's version stays: nobody's
 * edit is in the way of it.
 */
export async function noteProblem(database: Database, clientId: number, id: number, problem: Sentence | null): Promise<void> {
  await database.tenant(clientId, async (tx) => {
    const text = problem && sentenceIn(await languageOfOwner(tx, clientId, id), problem).slice(0, MAX_CHARACTERS);
    await sql`
      update public.report_schedules set problem = ${text}${problem === null ? sql`, last_sent = now()` : sql``}
      where client_id = ${clientId} and id = ${id}`.execute(tx);
  });
}

async function languageOfOwner(tx: Transaction, clientId: number, id: number): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    select u.language from tenant.report_schedules s join tenant.users u on u.client_id = s.client_id and u.id = s.owner
    where s.client_id = ${clientId} and s.id = ${id}`.execute(tx);
  return rows[0]?.language ?? 'en';
}
