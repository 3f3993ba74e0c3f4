import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { PATIENCE_MS } from '#/server/foundation/jobs/jobStore.ts';

/** The event of a delivery that only tries whether the receiver answers. */
export const TEST_EVENT = 'webhook.test';

/** A delivery in the hands of this host, with what it tells and to whom. */
export interface Claimed {
  clientId: number;
  id: number;
  /** From 1. */
  tries: number;
  webhook: number;
  event: number;
  type: string;
  subject: number | null;
  /** Where the record belongs. */
  establishmentId: number | null;
  changed: readonly string[] | null;
  /** ISO 8601 UTC. */
  happened: string;
  address: string;
  /** Where the webhook belongs; null: to the whole business. */
  establishment: number | null;
  owner: number | null;
  secret: string | null;
  formerSecret: string | null;
}

/** Webhooks and businesses that have as many deliveries on their way as they may. */
export interface Full {
  webhooks: readonly number[];
  clients: readonly number[];
}

/** A host that says nothing of a delivery for so long has lost it; longer than a try can take. */
const LEASE_MS = 60_000;

/**
 * Takes the delivery that is due for longest: each once, however many hosts look. It comes again once its lease is over, wherever its host
 * died. What is of a paused webhook, or of a business that is not active, waits. One message as the owner: a host looks for one after the
 * other.
 */
export async function claimDelivery(database: Database, { webhooks, clients }: Full): Promise<Claimed | undefined> {
  // Over several nodes nobody skips what others hold: of two that find the same one, the second finds it taken, and looks again later.
  const alone = database.distributed ? '' : 'for update of d skip locked';
  const { rows } = await database.direct(
    `with due as materialized (
      select d.client_id, d.id, now() as at from public.webhook_deliveries as d
      join public.webhooks as w on w.client_id = d.client_id and w.id = d.webhook
      join public.webhook_events as e on e.client_id = d.client_id and e.id = d.event_id
      join public.businesses as c on c.id = d.client_id and c.status = 'active'
      where d.status = 'waiting' and d.next_try <= now() and (w.status = 'active' or d.event = $1)
        and d.webhook <> all($2::bigint[]) and d.client_id <> all($3::bigint[])
      order by d.next_try, d.id limit 1 ${alone}
    )
    update public.webhook_deliveries as d set tries = d.tries + 1, last_try = now(), next_try = now() + $4 * interval '1 ms'
    from due, public.webhooks as w, public.webhook_events as e
    where d.client_id = due.client_id and d.id = due.id and d.status = 'waiting' and d.next_try <= now()
      and w.client_id = d.client_id and w.id = d.webhook and e.client_id = d.client_id and e.id = d.event_id
    returning d.client_id as "clientId", d.id, d.tries, d.webhook, e.id as event, e.type, e.subject_id as subject,
      e.place as "establishmentId", e.changed, e.created_at as happened, w.address, w.establishment, w.owner, w.secret,
      case when w.former_until > due.at then w.former_secret end as "formerSecret"`,
    [TEST_EVENT, webhooks, clients, LEASE_MS],
    { limitMs: PATIENCE_MS },
  );
  return rows[0] as Claimed | undefined;
}
