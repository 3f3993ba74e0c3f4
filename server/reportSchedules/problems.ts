import { sql } from 'kysely';
import type { Model } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { canUse } from '#/server/access/permissions.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { ApiError } from '#/server/plugins/apiError.ts';

export const NOT_ALLOWED = 'Whoever saved it last may not see this report there: somebody who may has to open it and save it';
const MOST_CHARACTERS = 500;

/** Why something was not sent, in a sentence that says what to do. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.statusCode >= 500)
    return 'Something went wrong while it was made; it is tried again. If this stays, use “Send now”';
  if (error.statusCode === 403) return NOT_ALLOWED;
  return Object.values(error.errors ?? {})[0]?.[0] ?? error.message;
}

/** What already now stands in the way of a schedule that this caller saves; null where nothing does. */
export function troubleAhead(model: Model, caller: Caller, { report, establishments }: { report: unknown; establishments: unknown }): string | null {
  const permission = model.reports[String(report)]?.permission;
  const ids = Array.isArray(establishments) ? (establishments as number[]) : [];
  const may = permission !== undefined && (ids.length ? ids.every((id) => canUse(caller, permission, id)) : canUse(caller, permission));
  return may ? null : NOT_ALLOWED;
}

/** Says on the record why it was not sent; null: it was. The record's version stays: nobody's edit is in the way of it. */
export async function noteProblem(database: Database, clientId: number, id: number, problem: string | null): Promise<void> {
  await database.tenant(clientId, (tx) =>
    sql`
      update public.report_schedules set problem = ${problem?.slice(0, MOST_CHARACTERS) ?? null}${problem === null ? sql`, last_sent = now()` : sql``}
      where client_id = ${clientId} and id = ${id}`.execute(tx),
  );
}
