import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Limits } from '#/server/config/limits.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid, tooMany } from '#/server/foundation/http/apiError.ts';
import type { FileType } from './fileTypes.ts';
import type { FilePlace } from './signedAddress.ts';

const MB = 1024 * 1024;
/** An address is good for ten minutes: so long its file counts as large as it may become. */
const isCounted = sql`(stored_at is not null or created_at > now() - interval '10 minutes')`;

/**
 * Notes whose a place is as it is handed out, behind a lock, so that two at once do not both see room.
 * @throws ApiError 422 where the business's uploads take all they may, 429 where one person uploads too fast
 */
export async function noteUpload(
  database: Database,
  { clientId, userId }: { clientId: number; userId: number },
  place: FilePlace,
  { maxBytes }: FileType,
  limits: Limits,
): Promise<void> {
  await database.tenant(clientId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('uploads', ${clientId}))`.execute(tx);
    await refuseTooFast(tx, clientId, userId, limits.uploadsPerHour);
    const taken = await bytesOf(tx, clientId);
    if (taken + maxBytes > limits.uploadMegabytes * MB)
      throw invalid({ file_name: [say('files.no_room', { taken: Math.ceil(taken / MB), most: limits.uploadMegabytes })] });
    await sql`
      insert into public.upload_owners (client_id, key, user_id, created_at, name, bytes)
      values (${clientId}, ${place.key}, ${userId || null}, now(), ${place.name}, ${maxBytes})`.execute(tx);
  });
}

/** Notes that the file is there, and how large it is. Whoever has the address may put it, so no caller is known. */
export async function noteStored(database: Database, { key }: FilePlace, bytes: number): Promise<void> {
  await database.platform((tx) => sql`update public.upload_owners set bytes = ${bytes}, stored_at = now() where key = ${key}`.execute(tx));
}

async function refuseTooFast(tx: Transaction, clientId: number, userId: number, most: number): Promise<void> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int as wait from tenant.upload_owners
    where client_id = ${clientId} and user_id = ${userId} and created_at > now() - interval '1 hour'
    order by created_at desc offset ${most - 1} limit 1`.execute(tx);
  const [full] = rows;
  if (full) throw tooMany(full.wait, say('files.too_fast', { most, smart_count: Math.ceil(full.wait / 60) }));
}

async function bytesOf(tx: Transaction, clientId: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(bytes), 0)::bigint as taken from tenant.upload_owners where client_id = ${clientId} and ${isCounted}`.execute(tx);
  return Number(rows[0]?.taken ?? 0);
}
