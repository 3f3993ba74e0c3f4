import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { catchEvents } from '#/server/foundation/activity/caughtEvents.ts';
import type { AlertRule, Finding, Findings, Watched } from './watched.ts';

interface Kept {
  id: number;
  subject: string;
  day: string;
  status: 'open' | 'seen' | 'settled';
  message: string;
}

/**
 * Lays what a rule found beside its alerts: what is new is raised, what was settled earlier on the same day is open again, what is
 * found no longer is settled, and what still holds says the figure as it is now. The caller holds the establishment's lock.
 * @returns the ids of those that are new
 */
export async function raiseAlerts(establishment: Watched, rule: AlertRule, { found, judges }: Findings): Promise<number[]> {
  const kept = await readKept(establishment, rule, [...new Set(found.map(({ day }) => day))]);
  const holding = new Map(kept.filter(({ status }) => status !== 'settled').map((alert) => [alert.subject, alert]));
  const settled = new Map(kept.filter(({ status }) => status === 'settled').map((alert) => [keyOf(alert), alert]));
  const isFound = new Set(found.map(({ subject }) => subject));
  const fresh: Finding[] = [];
  const changed: { id: number; message: string; status: Kept['status'] }[] = [];
  for (const finding of found) {
    const message = keptText(finding.message);
    const alert = holding.get(finding.subject);
    const earlier = settled.get(keyOf(finding));
    if (alert) {
      if (alert.message !== message) changed.push({ id: alert.id, message, status: alert.status });
    } else if (earlier) changed.push({ id: earlier.id, message, status: 'open' });
    else fresh.push(finding);
  }
  const over = [...holding.values()].filter((alert) => !isFound.has(alert.subject) && judges(alert));
  await change(establishment, changed);
  await settle(
    establishment,
    over.map(({ id }) => id),
  );
  const raised = await insert(establishment, rule, fresh);
  const eventsOf = (type: string, ids: readonly number[]) =>
    ids.map((id) => ({ type, id, establishmentId: establishment.establishmentId }));
  await catchEvents(establishment.tx, establishment.clientId, [
    ...eventsOf('alerts.created', raised),
    ...eventsOf(
      'alerts.updated',
      [...changed, ...over].map(({ id }) => id),
    ),
  ]);
  return raised;
}

/** What no rule watches any more is settled: its rule was paused, deleted, or watches something else. */
export async function settleUnwatched({ tx, clientId, establishmentId, now }: Watched): Promise<void> {
  await sql`
    update public.alerts as a set status = 'settled', settled_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    where a.client_id = ${clientId} and a.establishment_id = ${establishmentId} and a.status <> 'settled' and not exists (
      select 1 from tenant.alert_rules r where r.client_id = ${clientId} and r.id = a.rule and r.kind = a.kind and r.status = 'active'
    )`.execute(tx);
}

const keyOf = ({ subject, day }: Pick<Finding, 'subject' | 'day'>) => `${day} ${subject}`;

/** The alerts of a rule that are not settled, and those of these days. */
async function readKept({ tx, clientId, establishmentId }: Watched, { id, kind }: AlertRule, days: readonly string[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, subject, day::text as day, status, message from tenant.alerts
    where client_id = ${clientId} and establishment_id = ${establishmentId} and rule = ${id} and kind = ${kind}
      and (status <> 'settled' or day = any(${[...days]}::date[]))`.execute(tx);
  return rows;
}

async function insert(establishment: Watched, { id: rule, kind }: AlertRule, findings: readonly Finding[]): Promise<number[]> {
  if (!findings.length) return [];
  const { tx, clientId, establishmentId, now } = establishment;
  const values = findings.map(({ message, ...finding }) => ({ ...finding, message: keptText(message) }));
  const { rows } = await sql<{ id: number }>`
    insert into public.alerts (client_id, establishment_id, rule, kind, message, day, subject, drawer, "order", item_products,
      item_ingredients, raised_at, status, created_at, updated_at)
    select ${clientId}, ${establishmentId}, ${rule}, ${kind}, f.message, f.day, f.subject, f.drawer, f."order", f.item_products,
      f.item_ingredients, ${now}::timestamptz, 'open', ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as f(message text, day date, subject text, drawer bigint, "order" bigint,
      item_products bigint, item_ingredients bigint)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function change({ tx, clientId, now }: Watched, changed: readonly { id: number; message: string; status: string }[]): Promise<void> {
  if (!changed.length) return;
  await sql`
    update public.alerts as a set message = c.message, status = c.status, settled_at = null, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id bigint, message text, status text)
    where a.client_id = ${clientId} and a.id = c.id`.execute(tx);
}

async function settle({ tx, clientId, now }: Watched, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await sql`
    update public.alerts set status = 'settled', settled_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    where client_id = ${clientId} and id = any(${[...ids]}::bigint[])`.execute(tx);
}
