import { onDay } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import { present } from '#/model/values/shapes.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { readJournalEstablishment, refusePeriod } from '#/server/domain/integrations/journalPeriod.ts';
import { findConnection } from '#/server/domain/integrations/online/connection.ts';
import { queueJournals } from '#/server/domain/integrations/online/queueJournals.ts';
import { partWords } from '#/server/domain/integrations/partWords.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Queues the journals of some days that are over, each less what was sent of it: `{ queued }`, how many are on their way. */
export const verb = defineVerb(thirdPartyIntegrations, 'send', async (work, { from, to }, record) => {
  const { tx, clientId, establishmentId, context, now, model, caller } = work;
  const establishment = await readJournalEstablishment(tx, clientId, establishmentId);
  const last = addDays(businessToday(establishment, new Date(now)), -1);
  for (const [at, day] of Object.entries({ from, to }))
    if (day > last) throw invalid({ [at]: [say('accounting.running', { last: onDay(last) })] });
  refusePeriod({ from, to });
  const connection = await findConnection(tx, { clientId, id: record.id }, { lock: true });
  if (connection?.state !== 'connected') throw conflict(say('accounting.not_connected'));
  const queued = await queueJournals(tx, {
    ...{ connection, mapping: record.value, period: { from, to }, decimals: context.currencyDecimals(context.currency) },
    ...{ textOf: partWords(model, context), userId: caller.userId || null, queue: present(work.queue, 'queue for journals') },
  });
  if (!queued) throw invalid({ from: [say('accounting.nothing_new')] });
  return { data: { queued } };
});
