import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { MINUTE_MS } from '#/model/values/durations.ts';
import type { ProgramApp } from '#/server/config/programApps.ts';
import { doForAll } from '#/server/foundation/database/overAll.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { FetchOutside } from '#/server/foundation/outgoing/outside.ts';
import { ordersOf } from '../connectors.ts';
import type { ConnectionKey } from '../online/connection.ts';
import { callProgram } from '../online/programCall.ts';
import { OddAnswer, ProgramAway, ProgramRefused, SignInAgain } from '../online/programErrors.ts';
import type { ProgramCalls } from '../programCalls.ts';
import { type FetchedConnection, fetchedConnection, ownerOfToken } from './connections.ts';
import type { FetchedOrders } from './ordersIn.ts';
import { FETCH_ORDERS, type FetchAsked, queueFetch } from './queueFetch.ts';
import { type DocumentHost, takeDocument } from './takeDocument.ts';
import { titleOf } from './takeInOrders.ts';

/** What fetching orders stands on. */
export interface FetchHost extends DocumentHost {
  jobs: Jobs;
  log: FastifyBaseLogger;
  fetchOutside: FetchOutside;
  apps: Readonly<Record<string, ProgramApp>>;
  /** Opens what is sealed; undefined where it is somebody else's, or was sealed under another secret of the host. */
  open(sealed: string, owner: string): string | undefined;
}

const LOOK_EVERY_MS = 5 * MINUTE_MS;
/** Its clock and ours differ, and what changed a moment ago may not be found yet. */
const OVERLAP_MS = 2 * MINUTE_MS;

/**
 * Fetches orders of the programs that let us in with an access token: those that a webhook names at once, and every few minutes all that
 * changed since, so that nothing is lost where a webhook was, or where there is none.
 */
export function fetchOrders(host: FetchHost): void {
  host.jobs.handle<FetchAsked>(FETCH_ORDERS, (asked, run) => fetchAsked(host, asked, run), { waitsOutside: true });
  host.jobs.every('integrations.look', LOOK_EVERY_MS, () => lookForOrders(host));
}

/**
 * Has fetched what changed, for each connection in use with a token, of businesses in use.
 * @throws AggregateError of what went wrong, once all were seen to
 */
export async function lookForOrders({ database, jobs }: Pick<FetchHost, 'database'> & { jobs: Pick<Jobs, 'enqueue'> }): Promise<void> {
  await doForAll(
    database,
    (whose) => sql<ConnectionKey>`
      select c.client_id as "clientId", c.id from public.third_party_integrations as c
      join public.businesses as k on ${whose('k.id')} and k.id = c.client_id and k.status = 'active'
      where ${whose('c.client_id')} and c.status = 'active' and c.orders_token is not null order by 1, 2`,
    (key) => queueFetch(jobs, key),
  );
}

async function fetchAsked(host: FetchHost, { clientId, id, orderIds }: FetchAsked, { signal }: JobRun): Promise<void> {
  const connection = await fetchedConnection(host.database, clientId, id);
  const orders = connection && ordersOf(connection.program);
  const fetched = orders?.fetched;
  if (!connection || !fetched) return;
  const began = new Date().toISOString();
  const by = { userId: null, name: titleOf(connection.program), address: null };
  const take = async (calls: ProgramCalls, ids: readonly string[]) => {
    signal.throwIfAborted();
    const document = await fetched.byIds(calls, ids);
    if (!document) return;
    await takeDocument(host, connection, { orders, document: storable(document), isWhole: true, by, way: 'program_fetch' });
  };
  try {
    const calls = callsOf(host, connection, fetched);
    if (orderIds) await take(calls, orderIds);
    else {
      const since = new Date(Date.parse(connection.fetchedTo) - OVERLAP_MS).toISOString();
      for await (const ids of fetched.changed(calls, since, connection.location)) await take(calls, ids);
    }
  } catch (error) {
    const problem = problemOf(error, titleOf(connection.program));
    if (!problem) throw error;
    host.log.warn({ err: error, connection: id }, 'orders could not be fetched');
    return note(host, connection, { problem });
  }
  await note(host, connection, { problem: null, ...(!orderIds && { fetchedTo: began }) });
}

/** What the database can keep of a document: texts without what no text there may hold. */
function storable(document: object): unknown {
  const sound = (_key: string, part: unknown) => (typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part);
  return JSON.parse(JSON.stringify(document), sound);
}

/** @throws SignInAgain where the token cannot be opened */
function callsOf({ apps, fetchOutside, open }: FetchHost, connection: FetchedConnection, fetched: FetchedOrders): ProgramCalls {
  const token = open(connection.sealedToken, ownerOfToken(connection.clientId, connection.id));
  if (token === undefined) throw new SignInAgain();
  const { program } = connection;
  const api = (Object.hasOwn(apps, program) ? apps[program]?.addresses.api : undefined) ?? fetched.api;
  const called = { name: titleOf(program), api, headers: fetched.headers, reasonOf: fetched.reasonOf };
  return { call: (path, request) => callProgram(fetchOutside, called, token, path, request) };
}

/** Why nothing could be fetched, as the connection says it; undefined for a fault of ours. */
function problemOf(error: unknown, program: string): Sentence | undefined {
  if (error instanceof SignInAgain) return say('connected.token_refused', { program });
  if (error instanceof ProgramAway) return error.sentence;
  if (error instanceof OddAnswer) return say('accounting.odd_answer', { program });
  if (!(error instanceof ProgramRefused)) return undefined;
  const { status, reason = String(status) } = error.answered ?? {};
  return say('connected.fetch_refused', { program, reason });
}

/** Says with the connection how far its orders are fetched, or why none are; nothing of a token that was replaced meanwhile. */
async function note(
  { database }: FetchHost,
  { clientId, id, sealedToken }: FetchedConnection,
  { problem, fetchedTo }: { problem: Sentence | null; fetchedTo?: string },
): Promise<void> {
  const text = problem && keptText(problem);
  await database.tenant(clientId, (tx) =>
    sql`
      update public.third_party_integrations set orders_fetch_problem = ${text},
        orders_fetched_to = greatest(orders_fetched_to, ${fetchedTo ?? null}::timestamptz)
      where client_id = ${clientId} and id = ${id} and orders_token = ${sealedToken}`.execute(tx),
  );
}
