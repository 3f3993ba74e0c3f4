import { sql } from 'kysely';
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

/**
 * Reads how many deliveries wait, and how many were given up; business by business, as the index has them: what was delivered in a month
 * stands in the same table.
 */
export async function deliveryCounts(database: Database): Promise<DeliveryCounts> {
  const { rows } = await database.platform(
    (tx) =>
      sql<DeliveryCounts>`
        select count(*) filter (where d.status = 'waiting') as waiting,
          count(*) filter (where d.status = 'failed' and d.last_try > now() - interval '1 hour') as failed,
          coalesce(extract(epoch from now() - min(d.next_try) filter (where d.status = 'waiting' and d.next_try <= now()
            and c.status = 'active' and (w.status = 'active' or d.event = ${TEST_EVENT}))), 0)::float8 as "oldestSeconds"
        from public.businesses as c
        join public.webhook_deliveries as d on d.client_id = c.id and d.status in ('waiting', 'failed')
        left join public.webhooks as w on w.client_id = d.client_id and w.id = d.webhook`.execute(tx),
    { readonly: true, retryable: true },
  );
  return rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}
