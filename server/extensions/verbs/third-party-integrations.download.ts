import { onDay } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { holdBooks } from '#/server/domain/integrations/bookedJournals.ts';
import { journalFileOf } from '#/server/domain/integrations/connectors.ts';
import { fileChanges } from '#/server/domain/integrations/fileChanges.ts';
import { shortList } from '#/server/domain/integrations/fileTexts.ts';
import { readJournalDays } from '#/server/domain/integrations/journalDays.ts';
import { readJournalEstablishment, refusePeriod } from '#/server/domain/integrations/journalPeriod.ts';
import { keepAsked } from '#/server/domain/integrations/keepAsked.ts';
import { partWords } from '#/server/domain/integrations/partWords.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * The journals of some days as the file of a program: whole, or what is in no earlier file. What that program asks is kept with a
 * connection to it, where the caller may edit that.
 */
export const verb = defineVerb(thirdPartyIntegrations, 'download', async (work, input, record) => {
  const { tx, clientId, establishmentId, context, now, caller } = work;
  const { from, to, format, content } = input;
  const period = { from, to };
  const establishment = await readJournalEstablishment(tx, clientId, establishmentId);
  refuseDays(period, content, businessToday(establishment, new Date(now)));
  const { currency } = context;
  const decimals = context.currencyDecimals(currency);
  const file = journalFileOf(format, { currency, decimals });
  const textOf = partWords(work.model, context);
  // A table that any program takes is for the one that is connected.
  const books = {
    clientId,
    establishmentId,
    integration: format === 'csv' ? record.integration : format,
    companyId: file.booksOf?.(input) ?? format,
  };
  if (content === 'changes') await holdBooks(tx, books);
  const journals = await readJournalDays(tx, { clientId, establishmentId, period, mapping: record.value, textOf });
  if (journals.unmapped.length) throw invalid({ from: [say('journal.no_account', { parts: shortList(journals.unmapped.map(textOf)) })] });
  const days =
    content === 'changes'
      ? await fileChanges(tx, books, { journals, period, connection: record.id, decimals, userId: caller.userId || null })
      : journals.days;
  if (!days.length) throw invalid({ from: [content === 'changes' ? say('journal.nothing_new') : say('journal.nothing')] });
  const bytes = file.bytes(days, { input, title: establishment.title, currency, decimals, now });
  if (record.integration === format && canUse(caller, 'IntegrationEdit', establishmentId))
    await keepAsked(tx, { clientId, id: record.id }, input);
  return { file: { name: file.fileName(period), type: file.type, bytes } };
});

/** What counts as booked is of days that are over. @throws ApiError 422 at the day that is to be another one */
function refuseDays(period: { from: string; to: string }, content: 'whole' | 'changes', today: string): void {
  const last = addDays(today, -1);
  for (const [at, day] of Object.entries(period)) {
    if (day > today) throw invalid({ [at]: [say('journal.future', { today: onDay(today) })] });
    if (content === 'changes' && day > last) throw invalid({ [at]: [say('accounting.running', { last: onDay(last) })] });
  }
  refusePeriod(period);
}
