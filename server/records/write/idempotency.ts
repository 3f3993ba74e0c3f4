import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Fields } from '#/model/language/fields.ts';
import { HOUR_MS } from '#/model/values/durations.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forgetOverAll } from '#/server/foundation/database/overAll.ts';
import { ApiError, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';

/** How long a key is remembered, in hours. Source: ours. */
const KEPT_HOURS = 24;
const HEADER = 'idempotency-key';
const LONGEST = 255;

/**
 * Does a call once for each `Idempotency-Key` of a caller: the same key and call again answers what `perform` gave first, without doing
 * anything. The key is taken in the effect's own unit of work, so that of two calls at once the second one waits for the first, and what
 * was refused may be sent again. What `perform` gives is kept as JSON: no secrets. `fields` are the body's own.
 * @throws ApiError 422 for a key that is none, or was used for another call
 */
export async function idempotency<T>(
  { tx, clientId, caller, now, resource }: RecordWork,
  request: FastifyRequest,
  perform: () => Promise<T>,
  fields: Fields = resource.fields,
): Promise<T> {
  const given = keyOf(request);
  if (given === undefined) return perform();
  const key = `${programOf(caller)}${given}`;
  const call = fingerprint(request, fields);
  const taken = await sql`
    insert into public.verb_answers as kept (client_id, user_id, key, call, created_at)
      values (${clientId}, ${caller.userId}, ${key}, ${call}, ${now})
    on conflict (client_id, user_id, key) do update set call = excluded.call, answer = null, created_at = excluded.created_at
      where kept.created_at < ${new Date(Date.parse(now) - KEPT_HOURS * HOUR_MS).toISOString()}
    returning 1`.execute(tx);
  const own = sql`client_id = ${clientId} and user_id = ${caller.userId} and key = ${key}`;
  if (!taken.rows.length) {
    const { rows } = await sql<{ call: string; answer: T }>`select call, answer from tenant.verb_answers where ${own}`.execute(tx);
    const [kept] = rows;
    if (kept?.call !== call) throw new ApiError(422, 'key_used', say('records.key_used'));
    return kept.answer;
  }
  const answer = await perform();
  await sql`update public.verb_answers set answer = ${JSON.stringify(answer)}::json where ${own}`.execute(tx);
  return answer;
}

/** Forgets the answers whose keys are out of date. */
export async function forgetAnswers(database: Database): Promise<void> {
  await forgetOverAll(database, 'verb_answers', sql`created_at < now() - make_interval(hours => ${KEPT_HOURS})`);
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length <= LONGEST && /^[\x21-\x7e]+$/.test(key)) return key;
  throw invalid({ [HEADER]: [say('records.key_form', { most: LONGEST })] });
}

/** Programs are no users: each has keys of its own by what it is. */
const programOf = ({ apiKeyId, stationId }: Caller) =>
  apiKeyId === undefined ? (stationId === undefined ? '' : `station ${stationId} `) : `api_key ${apiKeyId} `;

/** Method, address and body: what makes two calls the same. Passwords are left out, which a hash without salt would not protect. */
function fingerprint({ method, url, body }: FastifyRequest, fields: Fields): string {
  const said = Object.entries(valuesIn(body)).filter(([name]) => !(Object.hasOwn(fields, name) && fields[name]?.kind === 'password'));
  return createHash('sha256')
    .update(JSON.stringify([method, url, Object.fromEntries(said)]))
    .digest('base64url');
}
