import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { isValues } from '#/model/values/shapes.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { isPerson } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { conflict, forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';
import { causerOf } from '#/server/records/routeContext.ts';
import type { Company } from '../connector.ts';
import { shortList } from '../fileTexts.ts';
import { type ConnectionKey, findConnection, ownerOfTokens, type StoredConnection } from './connection.ts';
import { askTokens, authorizeAddress, newVerifier, tokensText } from './oauth.ts';
import { apiOf, apiWith, mustSignIn, type ProgramHost, programName, registered } from './programApi.ts';
import { OddAnswer, ProgramAway, ProgramRefused, SignInAgain } from './programErrors.ts';
import { storeLists } from './storeLists.ts';

const tag = 'Integrations';
const url = thirdPartyIntegrations.endpoint;
const id = { type: 'integer', minimum: 1 };
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
type Schema = Readonly<Record<string, unknown>>;
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const which = object({ establishment_id: id, id });
/** Everything that the program wrote into the address it sent somebody back to: what it calls the company is its own. */
const answered = object({
  parameters: { type: 'object', additionalProperties: { type: 'string', maxLength: 4000 }, maxProperties: 20 },
});
type Which = { establishment_id: number; id: number };

/** So long somebody may take to give us rights. */
const STATE_MS = 15 * 60_000;
/** Where the program sends them back to: a page of the dashboard's, which hands what came to `…/connected`. */
const RETURN_PATH = '/third-party-integrations/connected';
/** Whose the sealed state is that travels through the program: nothing else of ours opens it. */
const STATE_OWNER = 'state';

const MAX_COMPANY_ID = 60;

/** What the state says: who connects what. */
interface State extends ConnectionKey {
  userId: number;
  establishmentId: number;
  redirect: string;
  verifier?: string | undefined;
  until: number;
}

interface RouteParts extends ProgramHost {
  model: Model;
  publicUrl?: string | undefined;
}

const config = (summary: string, body: Schema, data: Schema) => ({
  permission: 'IntegrationEdit',
  describes: { tag, summary, body, data, refusals: [404, 409] },
});

/** The calls that speak with a program while somebody waits. Nothing is awaited of a program in a unit of work. */
export function programRoutes(app: FastifyInstance, parts: RouteParts): void {
  connectRoute(app, parts);
  connectedRoute(app, parts);
  readRoute(app, parts);
}

/** POST /api/third-party-integration/connect `{establishment_id, id}`: where somebody gives this host rights in the program. */
function connectRoute(app: FastifyInstance, parts: RouteParts): void {
  const says = config('Where somebody lets this host into an accounting program', which, object({ url: text(8000) }));
  const options = { config: says, schema: { body: which }, attachValidation: true };
  app.post<{ Body: Which }>(`${url}/connect`, options, async (request) => {
    const connection = await named(parts, request);
    const { program, app: known, addresses } = registered(parts.apps, connection.integration);
    const redirect = `${parts.publicUrl ?? `${request.protocol}://${request.host}`}${RETURN_PATH}`;
    const { clientId, id, establishmentId } = connection;
    const verifier = program.hasChallenge ? newVerifier() : undefined;
    const until = Date.now() + STATE_MS;
    const state: State = { clientId, id, establishmentId, redirect, verifier, userId: request.caller.userId, until };
    const sealed = parts.seal(JSON.stringify(state), STATE_OWNER);
    const { scope } = program;
    return success({ url: authorizeAddress(addresses.authorize, { clientId: known.clientId, scope, redirect, state: sealed, verifier }) });
  });
}

/** POST /api/third-party-integration/connected `{parameters: {state, code, …}}`: what came back from there, handed on by whoever began it. */
function connectedRoute(app: FastifyInstance, parts: RouteParts): void {
  const says = config('Takes what an accounting program sent back', answered, object({ id, establishment_id: id, company: text(200) }));
  const options = { config: says, schema: { body: answered }, attachValidation: true };
  app.post<{ Body: { parameters: Readonly<Record<string, string>> } }>(`${url}/connected`, options, async (request) => {
    refuseInvalid(request);
    const { state: sealed = '', code, ...others } = request.body.parameters;
    const state = openState(parts, sealed, request);
    const connection = await found(parts, request, state);
    const companyId = others[registered(parts.apps, connection.integration).program.companyParameter];
    // Whoever declines is sent back too, without a code.
    if (!code || !companyId || companyId.length > MAX_COMPANY_ID) throw conflict(say('accounting.begin_again'));
    const to = registered(parts.apps, connection.integration, companyId);
    const company = await inProgram(to.name, async () => {
      const giver = { name: to.name, app: to.app, tokenAddress: to.addresses.token };
      const shown = { code, redirect_uri: state.redirect, ...(state.verifier !== undefined && { code_verifier: state.verifier }) };
      const tokens = await askTokens(parts.fetchOutside, giver, { grant_type: 'authorization_code', ...shown });
      return { tokens, ...(await to.program.test(apiWith(parts, to, companyId, tokens))) };
    });
    await connected(parts, request, connection, { companyId, ...company });
    return success({ id: connection.id, establishment_id: connection.establishmentId, company: company.name });
  });
}

/** POST /api/third-party-integration/read `{establishment_id, id}`: takes over the accounts, locations and subsidiaries there. */
function readRoute(app: FastifyInstance, parts: RouteParts): void {
  const count = { type: 'integer', minimum: 0 };
  const counts = object({ account: count, location: count, subsidiary: count });
  const says = config('Takes over the accounts of an accounting program', which, counts);
  app.post<{ Body: Which }>(`${url}/read`, { config: says, schema: { body: which }, attachValidation: true }, async (request) => {
    const connection = await named(parts, request);
    if (connection.state !== 'connected') throw conflict(say('accounting.not_connected'));
    const { name, program } = registered(parts.apps, connection.integration);
    const lists = await inProgram(
      name,
      async () => program.pull(apiOf(parts, connection)),
      () => mustSignIn(parts, connection),
    );
    const { clientId, id: connectionId } = connection;
    const stored = await parts.database.tenant(clientId, async (tx) => {
      const now = await findConnection(tx, connection, { lock: true });
      if (now?.state !== 'connected' || now.companyId !== connection.companyId) throw conflict(say('accounting.not_connected'));
      const read = await storeLists(await workIn(tx, parts, request, now), lists);
      await sql`update public.third_party_integrations set read_at = now(), updated_at = now()
        where client_id = ${clientId} and id = ${connectionId}`.execute(tx);
      return read;
    });
    return success(stored, say('accounting.read', { accounts: stored.account, locations: stored.location }));
  });
}

/** The connection that a body names. @throws ApiError 403, 404, 422 */
async function named(parts: RouteParts, request: FastifyRequest<{ Body: Which }>): Promise<StoredConnection> {
  refuseInvalid(request);
  const { establishment_id: establishmentId, id } = request.body;
  const clientId = await clientOfEstablishment(parts.database, request.caller, establishmentId);
  return found(parts, request, { clientId, id, establishmentId });
}

async function found(
  { database, model }: RouteParts,
  { caller }: FastifyRequest,
  { clientId, id, establishmentId }: ConnectionKey & { establishmentId: number },
): Promise<StoredConnection> {
  // A program is nobody: it can neither be asked for rights nor be named as who gave them.
  if (!isPerson(caller) || !canUse(caller, 'IntegrationEdit', establishmentId)) throw forbidden();
  const connection = await database.tenant(clientId, (tx) => findConnection(tx, { clientId, id }), { readonly: true });
  if (connection?.establishmentId !== establishmentId)
    throw notFound(say('records.not_found', { resource: oneOf(resourceOf(model, thirdPartyIntegrations.name)) }));
  return connection;
}

/** @throws ApiError 409 for a state that is not ours, is another one's, or is too old */
function openState({ open }: RouteParts, sealed: string, { caller }: FastifyRequest): State {
  const text = open(sealed, STATE_OWNER);
  const state: unknown = text === undefined ? undefined : JSON.parse(text);
  // What opens was sealed by us, as it is written above.
  if (!isValues(state)) throw conflict(say('accounting.begin_again'));
  const ours = state as unknown as State;
  const isTheirs = ours.userId === caller.userId && (caller.isPlatform || ours.clientId === caller.clientId);
  if (!isTheirs || ours.until < Date.now()) throw conflict(say('accounting.begin_again'));
  return ours;
}

/** What is asked of a program while somebody waits, its failures in sentences. @throws ApiError 409 */
async function inProgram<T>(name: string, ask: () => Promise<T>, signedOut?: () => Promise<void>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProgramRefused || error instanceof ProgramAway) throw conflict(error.sentence);
    if (error instanceof OddAnswer) throw conflict(say('accounting.odd_answer', { program: name }));
    if (!(error instanceof SignInAgain)) throw error;
    await signedOut?.();
    throw conflict(signedOut ? say('accounting.sign_in_again', { program: name }) : say('accounting.begin_again'));
  }
}

interface Connecting extends Company {
  companyId: string;
  tokens: Parameters<typeof tokensText>[0];
}

/** Stores that it is connected. @throws ApiError 409 for books in another currency, or that are connected here already */
async function connected(
  parts: RouteParts,
  request: FastifyRequest,
  { clientId, id, establishmentId, integration }: StoredConnection,
  { companyId, name, currencies, tokens }: Connecting,
): Promise<void> {
  await parts.database.tenant(clientId, async (tx) => {
    await findConnection(tx, { clientId, id }, { lock: true });
    const context = await recordContext(tx, { clientId }, establishmentId);
    if (!currencies.includes(context.currency))
      throw conflict(say('accounting.other_currency', { theirs: shortList([...currencies]), ours: context.currency }));
    const { rows } = await sql`
      select 1 from tenant.third_party_integrations where client_id = ${clientId} and establishment_id = ${establishmentId} and id <> ${id}
        and integration = ${integration} and company_id = ${companyId} and state <> 'not_connected' and status = 'active'`.execute(tx);
    if (rows.length) throw conflict(say('accounting.twice', { company: name }));
    const sealed = parts.seal(tokensText(tokens), ownerOfTokens({ clientId, id }));
    const now = new Date().toISOString();
    await sql`
      update public.third_party_integrations set state = 'connected', company = ${name.slice(0, 200)}, company_id = ${companyId},
        tokens = ${sealed}, problem = null, connected_at = ${now}, updated_at = now()
      where client_id = ${clientId} and id = ${id}`.execute(tx);
    await recordActivity(tx, {
      ...{ clientId, establishmentId, event: 'performed', at: now, by: causerOf(request) },
      ...{ subjectType: thirdPartyIntegrations.name, subjectId: id, changes: { company: [null, name] } },
      description: say('accounting.connected', { program: programName(integration), company: name }),
    });
  });
}

/** What the records of a program's lists are written with, in the name of who asked. */
async function workIn(
  tx: RecordWork['tx'],
  { model }: RouteParts,
  request: FastifyRequest,
  { clientId, establishmentId }: StoredConnection,
): Promise<RecordWork & { establishmentId: number }> {
  return {
    ...{ tx, model, resource: resourceOf(model, thirdPartyIntegrations.name), caller: request.caller, by: causerOf(request) },
    ...{ clientId, establishmentId, context: await recordContext(tx, { clientId }, establishmentId) },
    ...{ now: new Date().toISOString(), revealOnce: {} },
  };
}
