import type { FastifyInstance } from 'fastify';
import { contextFor } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { tillCall } from '#/server/domain/sales/tillCall.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { causerOf } from '#/server/records/routeContext.ts';
import { cashEntriesSchema, describedEntries } from './cashEntry.ts';
import { type SoundEntry, soundEntry } from './soundEntry.ts';
import { type Entered, storeCashEntries } from './storeCashEntries.ts';

/** Who may open a drawer; others report what happens in open ones. */
const OPEN = 'CashDrawerCreate';

/** POST /api/cash-drawer/entries: up to 500 entries of one establishment's drawers, durable before the answer. Source: ours. */
export function cashEntriesRoute(app: FastifyInstance, { model, database }: { model: Model; database: Database }): void {
  tillCall<SoundEntry, Entered>(app, database, {
    path: '/api/cash-drawer/entries',
    permission: 'CashDrawerEdit',
    list: 'entries',
    body: cashEntriesSchema,
    describes: {
      tag: 'Cash drawer sessions',
      summary: 'What happens in drawers, from a point of sale',
      description: [
        'Openings, pay-ins, pay-outs, drops, tip-outs, no-sales and closings, in the order in which they happened.',
        'Idempotent by uuid: the same entry again changes nothing. One bad entry does not stop the others; what is answered as created or outside is durable.',
        'A movement goes into the drawer that was open at its station at its time, even if that was closed since.',
        'One that no drawer was open for is kept outside (POST /api/till-cash-entry/list, filter drawer null) until a drawer is opened that was, or somebody puts it into one.',
        'amount: of an opening the float, of a closing what was counted (or denominations); a no_sale has none. An employee or station that is unknown here is passed over.',
      ].join(' '),
      body: describedEntries,
    },
    record: 'drawer_id',
    statuses: ['created', 'unchanged', 'outside'],
    read: (value, establishment, { caller, language }) => {
      const read = soundEntry(value, establishment, contextOf(establishment, language), caller.stationId);
      const isRefused = 'sound' in read && read.sound.kind === 'open' && !canUse(caller, OPEN, establishment.id);
      return isRefused ? { errors: { kind: [say('requests.forbidden')] } } : read;
    },
    store: (entries, establishment, request) => {
      const { caller, language } = request;
      const { clientId, id: establishmentId } = establishment;
      const resource = resourceOf(model, cashDrawerSessions.name);
      const now = new Date().toISOString();
      const work = {
        model,
        resource,
        caller,
        by: causerOf(request),
        clientId,
        establishmentId,
        context: contextOf(establishment, language),
        now,
      };
      return database.tenant(clientId, (tx) => storeCashEntries({ ...work, tx, revealOnce: {} }, entries), { retryable: true });
    },
    say: (count) =>
      say('cash.taken_in', {
        created: count('created'),
        unchanged: count('unchanged'),
        outside: count('outside'),
        rejected: count('rejected'),
      }),
  });
}

const contextOf = ({ currency, timezone }: SellingEstablishment, locale: string) => contextFor({ locale, currency, timezone });
