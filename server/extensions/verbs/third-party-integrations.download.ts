import { sql } from 'kysely';
import { say, sentenceIn } from '#/i18n/sentences.ts';
import { enumLabel } from '#/model/kinds/enum.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { fieldOf } from '#/model/language/model.ts';
import { businessToday, daysBetween } from '#/model/reports/periods.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { journalFileOf } from '#/server/domain/integrations/connectors.ts';
import { shortList } from '#/server/domain/integrations/fileTexts.ts';
import { readJournalDays } from '#/server/domain/integrations/journalDays.ts';
import { keepAsked } from '#/server/domain/integrations/keepAsked.ts';
import type { Part } from '#/server/domain/integrations/ownParts.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb, type RecordWork } from '#/server/records/extensionPoints.ts';

const MOST_DAYS = 92;

/**
 * The journals of some days as the file of a program. What that program asks is kept with a connection to it, where the caller may edit
 * that.
 */
export const verb = defineVerb(thirdPartyIntegrations, 'download', async (work, input, record) => {
  const { tx, clientId, establishmentId, context, now } = work;
  const { from, to, format } = input;
  const place = await readPlace(work);
  refusePeriod({ from, to }, businessToday(place, new Date(now)));
  const { currency } = context;
  const decimals = context.currencyDecimals(currency);
  const file = journalFileOf(format, { currency, decimals });
  const textOf = wordsIn(work);
  const { days, unmapped } = await readJournalDays(tx, {
    ...{ clientId, establishmentId, period: { from, to } },
    ...{ mapping: record.value, textOf },
  });
  if (unmapped.length) throw invalid({ from: [say('journal.no_account', { parts: shortList(unmapped.map(textOf)) })] });
  if (!days.length) throw invalid({ from: [say('journal.nothing')] });
  const bytes = file.bytes(days, { input, title: place.title, currency, decimals, now });
  if (record.integration === format && canUse(work.caller, 'IntegrationEdit', establishmentId))
    await keepAsked(tx, { clientId, id: record.id }, input);
  return { file: { name: file.fileName({ from, to }), type: file.type, bytes } };
});

interface Place {
  title: string;
  timezone: string;
  startsAt: string;
}

async function readPlace({ tx, clientId, establishmentId }: RecordWork): Promise<Place> {
  const { rows } = await sql<Place>`
    select title, timezone, to_char(business_day_starts_at, 'HH24:MI') as "startsAt" from tenant.establishments
    where client_id = ${clientId} and id = ${establishmentId}`.execute(tx);
  const [place] = rows;
  if (!place) throw new Error('A connection without its establishment');
  return place;
}

/** @throws ApiError 422 at the day that is to be another one */
function refusePeriod({ from, to }: { from: string; to: string }, today: string): void {
  for (const [at, day] of Object.entries({ from, to })) if (day > today) throw invalid({ [at]: [say('journal.future', { today })] });
  if (to < from) throw invalid({ to: [say('journal.ends_before')] });
  const days = daysBetween(from, to) + 1;
  if (days > MOST_DAYS) throw invalid({ to: [say('journal.too_many_days', { days, most: MOST_DAYS })] });
}

/** What parts are called in the caller's language, as the dashboard's journal has them. */
function wordsIn({ context, resource }: RecordWork): (part: Part) => string {
  const kinds = fieldOf(resource.fields, 'value', 'lines').fields.part;
  if (kinds?.kind !== 'enum') throw new Error('The parts of a mapping are of no kinds');
  return ({ part, name }) => {
    const kind = enumLabel(kinds, part, context.locale);
    if (name === null) return part === 'category' ? sentenceIn(context.locale, say('journal.no_category')) : kind;
    return `${kind}: ${part === 'payment_method' ? lookupLabel(context.lookup('payment_method'), name, context.locale) : name}`;
  };
}
