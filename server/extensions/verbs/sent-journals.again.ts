import { sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import sentJournals from '#/resources/settings/sentJournals.ts';
import { queueJournal } from '#/server/domain/integrations/online/queueJournals.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Sends what was given up once more, with its own key: where it was booked after all, it is not booked again. */
export const verb = defineVerb(sentJournals, 'again', async ({ tx, clientId, caller, queue }, _input, { id }) => {
  await sql`
    update public.sent_journals set status = 'waiting', problem = null, tries = 0
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  await queueJournal(present(queue, 'queue for journals'), tx, { clientId, id }, caller.userId || null);
  return undefined;
});
