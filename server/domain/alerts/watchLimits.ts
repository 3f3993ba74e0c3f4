import { sql } from 'kysely';
import { contextFor } from '#/i18n/context.ts';
import type { Model } from '#/model/language/model.ts';
import { minutesOf, momentOf } from '#/server/domain/sales/businessTime.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { doForAll } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { type Notification, notifyEach } from '#/server/foundation/notifications/notifyPeople.ts';
import { queueAlertEmails } from './alertEmails.ts';
import { findDrawers } from './findDrawers.ts';
import { findLabour } from './findLabour.ts';
import { findLowStock } from './findLowStock.ts';
import { findSilence } from './findSilence.ts';
import { findTarget } from './findTarget.ts';
import { findUnpaid } from './findUnpaid.ts';
import { findVoids } from './findVoids.ts';
import { raiseAlerts, settleUnwatched } from './raiseAlerts.ts';
import type { AlertKind, AlertRule, Finder, Watched } from './watched.ts';

const FINDERS: Readonly<Record<AlertKind, Finder>> = {
  over_short: findDrawers,
  unpaid_order: findUnpaid,
  low_stock: findLowStock,
  voids: findVoids,
  no_sales: findSilence,
  labour: findLabour,
  target: findTarget,
};

interface EstablishmentKey {
  client_id: number;
  establishment_id: number;
}

/** What the watch stands on. */
export interface WatchHost {
  database: Database;
  model: Model;
  mailer: Pick<Mailer, 'send'>;
}

/**
 * Looks at every establishment that has alert rules, or alerts that are not settled. Each is one unit of work behind a lock, in which
 * alerts are raised, their people notified and their emails queued: however many hosts look, and wherever one dies, each is raised and
 * told once. Those of a business that is not active wait.
 * @param now ISO 8601 UTC
 * @throws AggregateError of what went wrong at single establishments, once all others were looked at
 */
export async function watchLimits(host: WatchHost, now = new Date().toISOString()): Promise<void> {
  await doForAll(
    host.database,
    (whose) => sql<EstablishmentKey>`
      select p.client_id, p.establishment_id from (
        select client_id, establishment_id from public.alert_rules where ${whose()} and status = 'active'
        union select client_id, establishment_id from public.alerts where ${whose()} and status <> 'settled'
      ) as p
      join public.businesses as c on ${whose('c.id')} and c.id = p.client_id and c.status = 'active'
      order by p.client_id, p.establishment_id`,
    ({ client_id: clientId, establishment_id: establishmentId }) =>
      host.database.tenant(clientId, (tx) => watch(tx, host, { clientId, establishmentId, now })),
  );
}

async function watch(
  tx: Transaction,
  { model, mailer }: WatchHost,
  asked: { clientId: number; establishmentId: number; now: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${asked.clientId} ${asked.establishmentId}`}, 0))`.execute(tx);
  const establishment = await readWatched(tx, model, asked);
  if (!establishment) return;
  await settleUnwatched(establishment);
  const toTell = new Map<number, number[]>();
  for (const rule of await readRules(establishment)) {
    const raised = await raiseAlerts(establishment, rule, await FINDERS[rule.kind](establishment, rule));
    if (raised.length) for (const userId of rule.people) toTell.set(userId, [...(toTell.get(userId) ?? []), ...raised]);
  }
  await queueAlertEmails(establishment, mailer, toTell);
  const notifications = [...toTell].flatMap(([userId, alerts]) =>
    alerts.map((id) => ({ userId, notification: alertNotification(establishment, id) })),
  );
  await notifyEach(tx, asked.clientId, notifications);
}

/** It says what the alert says, for whoever may see the alert by then. */
const alertNotification = ({ establishmentId }: Watched, id: number): Notification => ({
  kind: 'alert',
  sentence: null,
  opens: { resource: 'alerts', id },
  establishment: establishmentId,
});

async function readWatched(
  tx: Transaction,
  model: Model,
  { clientId, establishmentId, now }: { clientId: number; establishmentId: number; now: string },
): Promise<Watched | undefined> {
  const { rows } = await sql<{ currency: string; timezone: string; starts_at: string }>`
    select currency, timezone, to_char(business_day_starts_at, 'HH24:MI') as starts_at from tenant.establishments
    where client_id = ${clientId} and id = ${establishmentId}`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const { currency, timezone } = found;
  const clock = { timezone, dayStartsAt: minutesOf(found.starts_at) };
  const decimals = contextFor({ locale: 'en', currency, timezone }).currencyDecimals(currency);
  return { tx, model, clientId, establishmentId, ...clock, currency, decimals, now, today: momentOf(now, clock).day };
}

async function readRules({ tx, clientId, establishmentId }: Watched): Promise<AlertRule[]> {
  const { rows } = await sql<AlertRule>`
    select r.id, r.kind, r.amount::float8 as amount, r.percent::float8 as percent, r.least_orders, r.hours::float8 as hours, r.minutes,
      to_char(r.opens_at, 'HH24:MI') as opens_at, to_char(r.closes_at, 'HH24:MI') as closes_at,
      r.target::float8 as target, r.period,
      coalesce((select json_agg(p.target_id order by p.target_id) from tenant.alert_rules_people p
        where p.client_id = ${clientId} and p.parent_id = r.id), '[]'::json) as people
    from tenant.alert_rules r
    where r.client_id = ${clientId} and r.establishment_id = ${establishmentId} and r.status = 'active' order by r.id`.execute(tx);
  return rows;
}
