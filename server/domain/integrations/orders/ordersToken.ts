import { sql } from 'kysely';
import { onDay } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { addDays } from '#/model/reports/periods.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { ownerOfToken } from './connections.ts';
import { queueFetch } from './queueFetch.ts';

/** What changed so long ago is fetched at most: earlier sales come as a file of past sales, without a call for each. */
const MOST_DAYS = 92;

/**
 * Keeps the token with which orders are fetched, sealed, and has all fetched that changed since a day. @throws ApiError 422 at `from` for a
 * day to come, or too long ago
 */
export async function keepToken(work: RecordWork, connection: number, input: { token: string | null; from: string }): Promise<void> {
  const { tx, clientId, caller, context, now, seal, queue } = work;
  const { from } = input;
  const token = present(input.token, 'access token');
  const today = localText(now, context.timezone).slice(0, 10);
  const earliest = addDays(today, -MOST_DAYS);
  if (from > today || from < earliest)
    throw invalid({ from: [say('connected.fetch_from', { earliest: onDay(earliest), today: onDay(today) })] });
  const sealed = present(seal, 'sealing for tokens')(token, ownerOfToken(clientId, connection));
  const since = present(readInstant(from, context.timezone), 'midnight of a day');
  await sql`update public.third_party_integrations set orders_token = ${sealed}, orders_token_ending = ${token.slice(-4)},
    orders_fetched_to = ${since}::timestamptz, orders_fetch_problem = null
    where client_id = ${clientId} and id = ${connection}`.execute(tx);
  await queueFetch(present(queue, 'queue for fetching orders'), { clientId, id: connection }, { userId: caller.userId || null, tx });
}

/** Forgets the token: nothing more is fetched. */
export async function forgetToken({ tx, clientId }: RecordWork, connection: number): Promise<void> {
  await sql`update public.third_party_integrations set orders_token = null, orders_token_ending = null, orders_fetch_problem = null,
    orders_fetched_to = null where client_id = ${clientId} and id = ${connection}`.execute(tx);
}

/** Has all fetched that changed since the last time, without waiting for the next look; what kept it back is asked anew. */
export async function fetchNow({ tx, clientId, caller, queue }: RecordWork, connection: number): Promise<void> {
  await sql`update public.third_party_integrations set orders_fetch_problem = null
    where client_id = ${clientId} and id = ${connection}`.execute(tx);
  await queueFetch(present(queue, 'queue for fetching orders'), { clientId, id: connection }, { userId: caller.userId || null, tx });
}
