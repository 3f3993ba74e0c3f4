import { say } from '#/i18n/sentences.ts';
import { businessToday } from '#/model/reports/periods.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { journalFileOf } from '#/server/domain/integrations/connectors.ts';
import { shortList } from '#/server/domain/integrations/fileTexts.ts';
import { readJournalDays } from '#/server/domain/integrations/journalDays.ts';
import { readJournalEstablishment, refusePeriod } from '#/server/domain/integrations/journalPeriod.ts';
import { keepAsked } from '#/server/domain/integrations/keepAsked.ts';
import { partWords } from '#/server/domain/integrations/partWords.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * The journals of some days as the file of a program. What that program asks is kept with a connection to it, where the caller may edit
 * that.
 */
export const verb = defineVerb(thirdPartyIntegrations, 'download', async (work, input, record) => {
  const { tx, clientId, establishmentId, context, now } = work;
  const { from, to, format } = input;
  const establishment = await readJournalEstablishment(tx, clientId, establishmentId);
  const today = businessToday(establishment, new Date(now));
  for (const [at, day] of Object.entries({ from, to })) if (day > today) throw invalid({ [at]: [say('journal.future', { today })] });
  refusePeriod({ from, to });
  const { currency } = context;
  const decimals = context.currencyDecimals(currency);
  const file = journalFileOf(format, { currency, decimals });
  const textOf = partWords(work.model, context);
  const { days, unmapped } = await readJournalDays(tx, {
    ...{ clientId, establishmentId, period: { from, to } },
    ...{ mapping: record.value, textOf },
  });
  if (unmapped.length) throw invalid({ from: [say('journal.no_account', { parts: shortList(unmapped.map(textOf)) })] });
  if (!days.length) throw invalid({ from: [say('journal.nothing')] });
  const bytes = file.bytes(days, { input, title: establishment.title, currency, decimals, now });
  if (record.integration === format && canUse(work.caller, 'IntegrationEdit', establishmentId))
    await keepAsked(tx, { clientId, id: record.id }, input);
  return { file: { name: file.fileName({ from, to }), type: file.type, bytes } };
});
