import { sql } from 'kysely';
import type { Transaction } from '#/server/database/unitOfWork.ts';

/** What happened, to what, by whom; stored in the transaction that did it. */
export interface Activity {
  clientId: number;
  event: 'created' | 'updated' | 'deleted' | 'performed' | 'signed_in' | 'signed_out';
  description: string;
  subjectType?: string;
  subjectId?: number;
  establishmentId?: number | null;
  /** Field → [old, new]. */
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
  by: { userId: number | null; name: string; address: string | null };
  /** ISO 8601 UTC. */
  at: string;
}

/** Writes one line of the activity log. */
export async function recordActivity(tx: Transaction, activity: Activity): Promise<void> {
  const { clientId, event, description, subjectType = null, subjectId = null, establishmentId = null, changes = {}, by, at } = activity;
  await sql`
    insert into public.activity_log (client_id, description, causer, event, subject_type, subject_id, at_establishment, changes, address, created_at, updated_at, created_by)
    values (${clientId}, ${description.slice(0, 500)}, ${by.name}, ${event}, ${subjectType}, ${subjectId}, ${establishmentId}, ${JSON.stringify(changes)}::jsonb, ${by.address}, ${at}, ${at}, ${by.userId})`.execute(
    tx,
  );
}
