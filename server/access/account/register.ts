import type { FastifyInstance } from 'fastify';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { currencyOfCountry } from '#/resources/reference/countries.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Fields } from '#model/language';
import { type Passwords, refusedPassword } from '../passwords.ts';
import { giveStartingRoles } from '../permissions/startingRoles.ts';
import { openSession } from '../sessions/sessions.ts';
import type { Tokens } from '../sessions/tokens.ts';
import { markSignedIn } from '../signIn/signIn.ts';
import { countTry, refuseTooMany, registerLimits } from '../signIn/signInLimits.ts';
import { visitorOf } from '../signIn/visitor.ts';
import { accountEmail } from './accounts.ts';
import { addUser, defaultsOf } from './addUser.ts';
import { readProfile } from './profile.ts';

/** What a new account needs (specification §3), and what its business is (ours). */
interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Ours: what the business is. Callers of before leave it out. */
  businessName?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** ISO 4217; left out it follows the country. */
  currency?: string | null;
  businessKind?: string | null;
}

export interface RegisterOptions {
  database: Database;
  model: Model;
  passwords: Passwords;
  tokens: Tokens;
}

/**
 * POST /api/auth/register: a new business with its owner, who is signed in at once. The answer stands at the top, as the specification has
 * it, and in `data`.
 */
export function register(app: FastifyInstance, { database, model, passwords, tokens }: RegisterOptions): void {
  const fields = fieldsOf(model);
  app.post<{ Body: Registration }>(
    '/api/auth/register',
    { schema: { body: schemaOf(fields) }, config: { public: true } },
    async (request, reply) => {
      const visitor = visitorOf(request);
      refuseTooMany(await database.platform((tx) => countTry(tx, registerLimits(accountEmail(request.body.email), visitor.address))));
      const wanted = validated(fields, request.body);
      const passwordHash = await passwords.hash(wanted.password);
      const { accessToken, user } = await database.platform(async (tx) => {
        const owner = await addBusiness(tx, model, { ...wanted, passwordHash });
        const name = `${wanted.firstName} ${wanted.lastName}`;
        const by = { userId: owner.userId, name, ...visitor };
        const at = new Date().toISOString();
        await recordActivity(tx, {
          clientId: owner.clientId,
          event: 'created',
          description: say('activity.registered'),
          subjectType: 'users',
          subjectId: owner.userId,
          by,
          at,
        });
        await giveStartingRoles(tx, model, owner.clientId, by, at);
        await markSignedIn(tx, owner);
        return { accessToken: await openSession(tx, tokens, { ...owner, generation: 0 }, visitor), user: await readProfile(tx, owner) };
      });
      return reply
        .code(201)
        .header('Cache-Control', 'no-store')
        .send({ ...success({ accessToken, user }, say('access.welcome')), accessToken, user });
    },
  );
}

/** Those of the user's and the client's own definitions, under the names of the call. */
function fieldsOf(model: Model): Fields {
  const { name, country, currency, business_kind } = resourceOf(model, 'clients').fields as Record<string, Fields[string]>;
  if (!name || !country || !currency || !business_kind)
    throw new Error('clients: register needs name, country, currency and business_kind. Fix: keep these fields.');
  const { first_name, last_name, email, password } = resourceOf(model, 'users').fields as Record<string, Fields[string]>;
  if (!first_name || !last_name || !email || !password)
    throw new Error('users: register needs first_name, last_name, email and password. Fix: keep these fields.');
  const person = { email, password: { ...password, required: true } as Fields[string], firstName: first_name, lastName: last_name };
  return { ...person, businessName: { ...name, required: false } as Fields[string], country, currency, businessKind: business_kind };
}

function schemaOf(fields: Fields) {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, name === 'password' ? { type: 'string' } : given(field)]),
  );
  const required = Object.keys(fields).filter((name) => isRequired(fields[name]));
  return { type: 'object', title: 'Register', required, properties, additionalProperties: false };
}

const isRequired = (field: Fields[string] | undefined) => field !== undefined && 'required' in field && field.required === true;

/** What may be left out may be null as well. */
function given(field: Fields[string]) {
  const schema = kindOf(field).schema(field);
  return isRequired(field) ? schema : { anyOf: [schema, { type: 'null' }] };
}

/** What was sent, tidied. Throws `invalid` at the fields. */
function validated(fields: Fields, body: Registration): Registration {
  const wanted = {
    email: accountEmail(body.email),
    password: body.password,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    businessName: body.businessName?.trim() || null,
    country: body.country || null,
    currency: body.currency || (currencyOfCountry(body.country ?? '') ?? null),
    businessKind: body.businessKind || null,
  };
  const problems = validateRecord({ fields }, wanted, referenceContext);
  const refusal = refusedPassword(wanted.password);
  const errors = { ...problems, ...(refusal && { password: [refusal] }) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return wanted;
}

/** A business that was given no name carries its owner's until somebody gives it one of its own. */
async function addBusiness(
  tx: Transaction,
  model: Model,
  { email, firstName, lastName, passwordHash, businessName, businessKind, country, currency }: Registration & { passwordHash: string },
) {
  const owner = `${firstName} ${lastName}`.slice(0, 120);
  const now = new Date().toISOString();
  const stamps = { client_id: PLATFORM_CLIENT, created_at: now, updated_at: now };
  const said = { name: businessName ?? owner, owner, email, country, currency, business_kind: businessKind };
  const row = { ...defaultsOf(resourceOf(model, 'clients')), ...said, ...stamps };
  const { id } = await tx.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow();
  const clientId = Number(id);
  const userId = await addUser(tx, model, { clientId, email, firstName, lastName, passwordHash, userType: 'client', isFullAccess: true });
  return { clientId, userId };
}
