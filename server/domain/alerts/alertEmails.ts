import { sql } from 'kysely';
import { labelIn, labelled, namesOf } from '#/i18n/blanks.ts';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { type Language, languageOf } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { ledBy } from '#/model/reports/leads.ts';
import { present } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { requesterLeft } from '#/server/access/permissions/requester.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import { businessName } from '#/server/foundation/database/businesses.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { alertEmail } from '#/server/foundation/mail/emails/alertEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { every, rowScopeOf, scopeFilter } from '#/server/records/rowScope.ts';
import type { Watched } from './watched.ts';

/** The post's kind of email. */
const ALERT_EMAIL = 'alerts';

/** What the queue knows of an email about alerts: whose they are, which, and who gets it. */
export interface QueuedAlerts {
  clientId: number;
  establishmentId: number;
  userId: number;
  alerts: readonly number[];
}

/** What the emails are made of. */
export interface AlertEmailOptions {
  database: Database;
  model: Model;
  mailer: Mailer;
  /** Where the dashboard is found from outside; unset: emails have no link. */
  publicUrl: string | undefined;
  looks: EmailLooks;
}

/** Queues one email for each person (a user's id) about their alerts of one run, in the unit of work that raised them. */
export async function queueAlertEmails(
  { tx, clientId, establishmentId }: Watched,
  mailer: Pick<Mailer, 'send'>,
  toTell: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from tenant.users where client_id = ${clientId} and id = any(${[...toTell.keys()]}::bigint[])`.execute(tx);
  for (const { id: userId, email } of rows) {
    const alerts = toTell.get(userId) ?? [];
    const queued: QueuedAlerts = { clientId, establishmentId, userId, alerts };
    const subject = say('emails.alerts', { smart_count: alerts.length });
    const record = { kind: 'alert', subject, to: email, establishment: establishmentId, by: null } as const;
    await mailer.send(ALERT_EMAIL, queued, { clientId, userId: null }, { tx, waits: true, record });
  }
}

/**
 * Says how they are written: with what the reader may see when the email leaves, in their language. What was settled by then is left out.
 */
export function alertEmails({ database, model, mailer, publicUrl, looks }: AlertEmailOptions): void {
  mailer.emails<QueuedAlerts>(ALERT_EMAIL, async (queued) => {
    const caller = await requesterLeft(database, model.permissions, queued);
    if (!caller) return undefined;
    const read = await readAlerts(database, model, caller, queued);
    if (!read?.alerts.length) return undefined;
    const { email, name, first_name: firstName, establishment, alerts } = read;
    const language = languageOf(read.language);
    const [first] = alerts;
    const address = alerts.length === 1 && first ? `/alerts/${first.id}/show` : '/alerts?view=open';
    const dashboard = publicUrl?.replace(/\/$/, '');
    return alertEmail({
      email,
      name,
      firstName,
      language,
      business: (await businessName(database, queued.clientId)) ?? establishment,
      establishment,
      alerts: alerts.map((alert) => ({
        text: wordsOf(language, alert.message),
        opens: dashboard === undefined ? null : openedBy(model, caller, language, dashboard, alert),
      })),
      link: dashboard === undefined ? null : dashboard + address,
      look: await looks.of(queued.clientId, queued.establishmentId),
    });
  });
}

/** What the sentence of an alert leads to in the dashboard, by the name that it has there. */
function openedBy(model: Model, caller: Caller, language: Language, dashboard: string, alert: Told) {
  const holds = (permission: string) => canUse(caller, permission, alert.establishment_id);
  const may = { report: holds, list: ({ permissions: { list } }: ResourceModel) => list !== undefined && holds(list) };
  const led = ledBy(model, resourceOf(model, 'alerts'), 'message', { ...alert }, may);
  if (!led) return null;
  const named =
    'report' in led.to ? labelled(present(model.reports[led.to.report], led.to.report)) : namesOf(resourceOf(model, led.to.resource));
  return { text: labelIn(language, named), address: dashboard + led.address };
}

interface Reader {
  email: string;
  name: string;
  first_name: string;
  language: string | null;
  establishment: string;
}

/** An alert as it is told: what its sentence says, and what decides on where it leads. */
interface Told {
  id: number;
  message: string;
  kind: string;
  day: string;
  order: number | null;
  establishment_id: number;
}

async function readAlerts(database: Database, model: Model, caller: Caller, { clientId, establishmentId, userId, alerts }: QueuedAlerts) {
  const resource = resourceOf(model, 'alerts');
  const rowScope = rowScopeOf(caller, resource, resource.permissions.list ?? '', null);
  return database.tenant(
    clientId,
    async (tx) => {
      const { rows: people } = await sql<Reader>`
        select u.email, concat_ws(' ', u.first_name, u.last_name) as name, u.first_name, u.language, e.title as establishment
        from tenant.users u join tenant.establishments e on e.client_id = u.client_id and e.id = ${establishmentId}
        where u.client_id = ${clientId} and u.id = ${userId}`.execute(tx);
      const { rows } = await sql<Told>`
        select t.id, t.message, t.kind, t.day::text as day, t."order", t.establishment_id from tenant.alerts t
        where ${every(scopeFilter(rowScope, resource, 't'))} and t.client_id = ${clientId} and t.establishment_id = ${establishmentId}
          and t.id = any(${[...alerts]}::bigint[]) and t.status <> 'settled'
        order by t.id`.execute(tx);
      return people[0] && { ...people[0], alerts: rows };
    },
    { readonly: true },
  );
}
