import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** How many sessions a run forgets: more of them wait for the next one. */
const MOST = 10_000;

/**
 * Forgets sessions that are over (`now`: ISO 8601 UTC), of every business, the oldest first. Those that end in the very moment of the last
 * one go with it, over `most`. Used tokens of a first step that are over go all at once: they are few.
 */
export async function forgetSessions(database: Database, now = new Date().toISOString(), most = MOST): Promise<void> {
  await database.platform(async (tx) => {
    const { rows } = await sql<{ expires_at: string }>`
      select expires_at from public.user_sessions where expires_at < ${now}::timestamptz
      order by expires_at limit 1 offset ${most - 1}`.execute(tx);
    const last = rows[0] ? sql`expires_at <= ${rows[0].expires_at}::timestamptz` : sql`expires_at < ${now}::timestamptz`;
    await sql`delete from public.user_sessions where ${last}`.execute(tx);
    await sql`delete from public.used_tokens where expires_at < ${now}::timestamptz`.execute(tx);
  });
}
