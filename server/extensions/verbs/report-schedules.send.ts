import { sql } from 'kysely';
import reportSchedules from '#/resources/reports/reportSchedules.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Makes it due now; its next time after that is the rhythm's own again. */
export const verb = defineVerb(reportSchedules, 'send', async ({ tx, clientId, now }, _input, record) => {
  await sql`update public.report_schedules set next_due = ${now}::timestamptz where client_id = ${clientId}
    and id = ${record.id}`.execute(tx);
  return undefined;
});
