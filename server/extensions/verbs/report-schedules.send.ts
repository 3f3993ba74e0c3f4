import { sql } from 'kysely';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Makes it due now; its next time after that is the rhythm's own again. */
export const perform: VerbFunction = async ({ tx, clientId, now }, _input, record = {}) => {
  await sql`update public.report_schedules set next_due = ${now}::timestamptz where client_id = ${clientId}
    and id = ${record.id as number}`.execute(tx);
  return undefined;
};
