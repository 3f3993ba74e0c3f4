import { sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forgetOverAll, overAll } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

const KEPT_DAYS = 90;
/** Of one person. */
const KEPT_MOST = 500;

/** Forgets what is older than 90 days, and all but the newest 500 of a person. Source: ours. */
export async function forgetOldNotifications(database: Database): Promise<void> {
  await forgetOverAll(database, 'notifications', sql`created_at < now() - make_interval(days => ${KEPT_DAYS})`);
  await overAll(database, (whose) =>
    database.platform((tx) =>
      sql`delete from public.notifications as n using (
          select client_id, id, row_number() over (partition by client_id, user_id order by id desc) as nth from public.notifications
          where ${whose()}
        ) as old where ${whose('n.client_id')} and old.client_id = n.client_id and old.id = n.id and old.nth > ${KEPT_MOST}`.execute(tx),
    ),
  );
}

/** Forgets what people were told by a comment, which leaves. */
export async function forgetNotificationsOfComment(tx: Transaction, clientId: number, comment: number): Promise<void> {
  await sql`delete from public.notifications where client_id = ${clientId} and comment_id = ${comment}`.execute(tx);
}

/** Forgets what a person was told, who leaves. */
export async function forgetNotificationsOf(tx: Transaction, clientId: number, userId: number): Promise<void> {
  await sql`delete from public.notifications where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
}
