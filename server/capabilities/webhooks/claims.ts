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

/** Whether a delivery may be tried, of a webhook `w`. */
const MAY_BE_TRIED = `d.status = 'waiting' and d.next_try <= now() and (w.status = 'active' or d.event = '${TEST_EVENT}')`;

/** What a claim writes; $1: how long it holds, in milliseconds. */
const CHANGE = `tries = d.tries + 1, last_try = now(), next_try = now() + $1 * interval '1 ms'`;

const CLAIMED = `d.client_id as "clientId", d.id, d.tries, d.webhook, e.id as event, e.type, e.subject_id as subject,
  e.place as "establishmentId", e.changed, e.created_at as happened, w.address, w.establishment, w.owner, w.secret,
  case when w.former_until > due.at then w.former_secret end as "formerSecret"`;

/**
 * Takes the delivery that is due for longest: each once, however many hosts look. It comes again once its lease is over, wherever its host
 * died. What is of a paused webhook, or of a business that is not active, waits. One message as the owner: a host looks for one after the
 * other. Not on a cluster, where it would ask every node (`claimsOnNode.ts`).
 */
export async function claimDelivery(database: Database, { webhooks, clients }: Full): Promise<Claimed | undefined> {
  const { rows } = await database.direct(
    `with due as materialized (
      select d.client_id, d.id, now() as at from public.webhook_deliveries as d
      join public.webhooks as w on w.client_id = d.client_id and w.id = d.webhook
      join public.webhook_events as e on e.client_id = d.client_id and e.id = d.event_id
      join public.businesses as c on c.id = d.client_id and c.status = 'active'
      where ${MAY_BE_TRIED} and d.webhook <> all($2::bigint[]) and d.client_id <> all($3::bigint[])
      order by d.next_try, d.id limit 1 for update of d skip locked
    )
    update public.webhook_deliveries as d set ${CHANGE}
    from due, public.webhooks as w, public.webhook_events as e
    where d.client_id = due.client_id and d.id = due.id and ${MAY_BE_TRIED}
      and w.client_id = d.client_id and w.id = d.webhook and e.client_id = d.client_id and e.id = d.event_id
    returning ${CLAIMED}`,
    [LEASE_MS, webhooks, clients],
    { limitMs: PATIENCE_MS },
  );
  return rows[0] as Claimed | undefined;
}

/** Which of these businesses have a webhook. On a cluster it asks the nodes that have them. */
export async function haveWebhooks(database: Database, of: readonly number[]): Promise<number[]> {
  const { rows } = await database.direct(
    `select client_id as id from public.webhooks where client_id = any($1::bigint[]) group by client_id`,
    [of],
    { limitMs: PATIENCE_MS },
  );
  return rows.map(({ id }) => Number(id));
}

/** A delivery that was due when somebody looked. */
export interface Due {
  clientId: number;
  id: number;
  webhook: number;
}

/**
 * The deliveries of some businesses that are due for longest. On a cluster: it asks the nodes that have them, and nobody skips what others
 * hold, so whoever finds one has yet to take it.
 */
export async function findDue(database: Database, of: readonly number[], { webhooks, clients }: Full, most: number): Promise<Due[]> {
  const { rows } = await database.direct(
    `select d.client_id as "clientId", d.id, d.webhook from public.webhook_deliveries as d
     join public.webhooks as w on w.client_id = d.client_id and w.id = d.webhook
     where d.client_id = any($1::bigint[]) and ${MAY_BE_TRIED} and d.webhook <> all($2::bigint[]) and d.client_id <> all($3::bigint[])
     order by d.next_try, d.id limit $4`,
    [of, webhooks, clients, most],
    { limitMs: PATIENCE_MS },
  );
  return rows as unknown as Due[];
}

/** Takes one that was found, from its business's node alone; undefined where another host has it by now. */
export async function takeDue(database: Database, { clientId, id, webhook }: Due): Promise<Claimed | undefined> {
  const { rows } = await database.direct(
    `update public.webhook_deliveries as d set ${CHANGE}
     from (select now() as at) as due, public.webhooks as w, public.webhook_events as e
     where d.client_id = $2 and d.id = $3 and ${MAY_BE_TRIED}
       and w.client_id = $2 and w.id = $4 and e.client_id = $2 and e.id = d.event_id
     returning ${CLAIMED}`,
    [LEASE_MS, clientId, id, webhook],
    { limitMs: PATIENCE_MS, shareOf: clientId },
  );
  return rows[0] as Claimed | undefined;
}
