import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextFor } from '#/i18n/context.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { present, valuesIn } from '#/model/values/shapes.ts';
import cashDrawerSessions from '#/resources/money/cashDrawerSessions.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { SellingPlace } from '#/server/domain/sales/figures.ts';
import { sellingPlaceOf } from '#/server/domain/sales/sellingPlace.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { errorsIn, success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { causerOf } from '#/server/records/routeContext.ts';
import { cashEntriesSchema, describedEntries } from './cashEntry.ts';
import { soundEntry } from './soundEntry.ts';
import { type Outcome, storeCashEntries } from './storeCashEntries.ts';

/** Who may report what happens in drawers. */
const ENTER = 'CashDrawerEdit';
/** Who may open one. */
const OPEN = 'CashDrawerCreate';

/** What is answered for each entry, in the order sent. */
export interface CashEntryResult {
  uuid: string | null;
  /** The session that it stands in. */
  drawer_id: number | null;
  status: Outcome['status'];
  errors?: Record<string, string[]>;
}

const describes = {
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
  data: {
    type: 'object',
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            uuid: { type: ['string', 'null'] },
            drawer_id: { type: ['integer', 'null'] },
            status: { enum: ['created', 'unchanged', 'outside', 'rejected'] },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
          required: ['uuid', 'drawer_id', 'status'],
        },
      },
    },
    required: ['list'],
  },
  refusals: [404],
};

/** POST /api/cash-drawer/entries: up to 500 entries of one establishment's drawers, durable before the answer. Source: ours. */
export function cashEntriesRoute(app: FastifyInstance, { model, database }: { model: Model; database: Database }): void {
  app.post<{ Body: { establishment_id: number; entries: unknown[] } }>(
    '/api/cash-drawer/entries',
    { schema: { body: cashEntriesSchema }, attachValidation: true, config: { permission: ENTER, describes } },
    async (request) => {
      const place = await sellingPlaceOf(database, request.caller, ENTER, request.body?.establishment_id);
      refuseInvalid(request);
      const list = await takeIn(request, database, model, present(place, 'establishment whose drawers these are'), request.body.entries);
      return success({ list }, sentenceOf(list));
    },
  );
}

async function takeIn(
  request: FastifyRequest,
  database: Database,
  model: Model,
  place: SellingPlace,
  entries: readonly unknown[],
): Promise<CashEntryResult[]> {
  const { caller, language } = request;
  const context = contextFor({ locale: language, currency: place.currency, timezone: place.timezone });
  const mayOpen = canUse(caller, OPEN, place.id);
  const validated = entries.map((value): ReturnType<typeof soundEntry> => {
    const read = soundEntry(value, place, context, caller.stationId);
    return 'entry' in read && read.entry.kind === 'open' && !mayOpen ? { errors: { kind: [say('requests.forbidden')] } } : read;
  });
  const sound = validated.flatMap((one) => ('entry' in one ? [one.entry] : []));
  const now = new Date().toISOString();
  const resource = resourceOf(model, cashDrawerSessions.name);
  const { clientId, id: establishmentId } = place;
  const by = causerOf(request);
  const stored = sound.length
    ? await database.tenant(
        clientId,
        (tx) => storeCashEntries({ tx, model, resource, caller, by, clientId, establishmentId, context, now, revealOnce: {} }, sound),
        { retryable: true },
      )
    : [];
  const outcomes = stored.values();
  const said = (uuid: string | null, errors: FieldErrors): CashEntryResult => ({
    uuid,
    drawer_id: null,
    status: 'rejected',
    errors: errorsIn(language, errors),
  });
  return validated.map((one, i) => {
    if ('errors' in one) return said(uuidOf(entries[i]), one.errors);
    const outcome = present(outcomes.next().value, 'outcome of a sound entry');
    return outcome.status === 'rejected'
      ? said(one.entry.uuid, outcome.errors)
      : { uuid: one.entry.uuid, drawer_id: outcome.drawer, status: outcome.status };
  });
}

function uuidOf(entry: unknown): string | null {
  const { uuid } = valuesIn(entry);
  return typeof uuid === 'string' ? uuid : null;
}

function sentenceOf(list: readonly CashEntryResult[]): Sentence {
  const count = (status: CashEntryResult['status']) => list.filter((one) => one.status === status).length;
  return say('cash.taken_in', {
    created: count('created'),
    unchanged: count('unchanged'),
    outside: count('outside'),
    rejected: count('rejected'),
  });
}
