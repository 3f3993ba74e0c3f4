import { sql } from 'kysely';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { TEST_EVENT } from './claims.ts';

/** Deliveries of all businesses' webhooks. */
export interface DeliveryCounts {
  /** Not taken yet; of paused webhooks, and of businesses that are not active, too. */
  waiting: number;
  /** Given up within the last hour. */
  failed: number;
  /** How long the one that is due for longest has been due, in seconds: how far the couriers are behind. */
  oldestSeconds: number;
}

/** Reads how many deliveries wait, and how many were given up. */
export async function deliveryCounts(database: Database): Promise<DeliveryCounts> {
  const { rows } = await database.platform(
    (tx) =>
      sql<DeliveryCounts>`
        select count(*) as waiting,
          (select count(*) from public.webhook_deliveries where status = 'failed' and last_try > now() - interval '1 hour') as failed,
          coalesce(extract(epoch from now() - min(d.next_try) filter (where d.next_try <= now() and c.status = 'active'
            and (w.status = 'active' or d.event = ${TEST_EVENT}))), 0)::float8 as "oldestSeconds"
        from public.webhook_deliveries as d
        left join public.webhooks as w on w.client_id = d.client_id and w.id = d.webhook
        left join public.clients as c on c.client_id = ${PLATFORM_CLIENT} and c.id = d.client_id
        where d.status = 'waiting'`.execute(tx),
    { readonly: true, retryable: true },
  );
  return rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}
