import reportSchedules from '#/resources/reports/reportSchedules.ts';
import { queueTime } from '#/server/capabilities/reportSchedules/dueSchedules.ts';
import { lockSchedule } from '#/server/capabilities/reportSchedules/storedSchedule.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Queues it for now; its next time after that is the rhythm's own again. */
export const verb = defineVerb(reportSchedules, 'send', async ({ tx, model, clientId, now, queue }, _input, record) => {
  const schedule = await lockSchedule(tx, model, clientId, record.id);
  if (schedule && queue) await queueTime(tx, queue, schedule, now, now);
  return undefined;
});
