import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { lists } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import type { PayPeriods } from '#/model/reports/payPeriods.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { countryCodes } from '#/resources/reference/countries.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import { timezones } from '#/resources/reference/timezones.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { JSON_TYPE, success } from '#/server/foundation/http/envelope.ts';
import { UnchangingText } from '#/server/foundation/http/unchangingText.ts';
import { readPayPeriods } from '#/server/records/settings/payPeriods.ts';
import { ownStations } from './ownStations.ts';

/**
 * What the dashboard loads once somebody is in: the reference lists and the establishments they work in. No permission is needed beyond
 * being in.
 */
export async function session(app: FastifyInstance, { database, model }: SessionHost): Promise<void> {
  const names = new Map(lists.get('currencies')?.map(({ value, labels }) => [value, labels]));
  const constants = {
    ...Object.fromEntries(lists),
    currencies: currencies.map((one) => ({ ...one, labels: names.get(one.code) })),
    timezones,
    // Their names are the platform's, in every language, here as in the browser.
    countries: countryCodes,
  };
  const text = new UnchangingText(JSON.stringify(success(constants)));
  app.get('/api/constants', { config: { beforeSecondFactor: true } }, (request, reply) => text.answer(request, reply, JSON_TYPE));
  app.get('/api/establishment/list', async ({ caller }) => success({ list: await ownEstablishments({ database, model }, caller) }));
  ownStations(app, database);
  app.get('/api/establishment/:id', async ({ caller, params }) => {
    const own = await ownEstablishments({ database, model }, caller);
    const found = own.find(({ id }) => String(id) === valuesIn(params).id);
    if (!found) throw notFound(say('access.no_such_establishment'));
    return success(found);
  });
}

interface SessionHost {
  database: Database;
  model: Model;
}

/** An establishment as those who work in it may know it. */
interface OwnEstablishment {
  id: number;
  title: string;
  currency: string;
  currency_symbol: string;
  timezone: string;
  business_day_starts_at: string;
  behaviour: string;
  establishment_mode: string;
  logo: string | null;
  status: string;
  client_id: number;
  pay_periods: PayPeriods;
}

/** Those of the business in which the caller holds anything; a super-admin's are everybody's. */
async function ownEstablishments({ database, model }: SessionHost, caller: Caller): Promise<OwnEstablishment[]> {
  if (caller.isPlatform) return database.platform((tx) => read(tx, model, sql.id('public'), sql`true`), { readonly: true });
  const all = await database.tenant(caller.clientId, (tx) => read(tx, model, sql.id('tenant'), sql`client_id = ${caller.clientId}`), {
    readonly: true,
  });
  return caller.isFullAccess ? all : all.filter(({ id }) => caller.permissionsIn(id).size > 0);
}

async function read(tx: Transaction, model: Model, schema: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<OwnEstablishment[]> {
  const { rows } = await sql<Omit<OwnEstablishment, 'pay_periods'>>`
    select id, title, currency, currency_symbol, timezone, to_char(business_day_starts_at, 'HH24:MI') as business_day_starts_at, behaviour,
      establishment_mode, logo, status, client_id
    from ${schema}.establishments where ${where} order by lower(title), id`.execute(tx);
  return readPayPeriods(tx, model, rows, sql`${schema}.establishment_meta`);
}
